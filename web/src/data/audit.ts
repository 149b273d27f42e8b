import { type AuditExportQuery, audit } from '@roomlark/contract/platform/audit'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call, callPage } from '../lib/call.ts'
import { peopleKeys } from './keys.ts'

export type AuditFilter = AuditExportQuery & { page: number }

export function useAudit(filter: AuditFilter, limit?: number) {
  return useQuery({
    queryKey: peopleKeys.audit(filter, limit),
    queryFn: ({ signal }) => callPage(audit.list, { query: { ...filter, limit }, signal }),
    placeholderData: keepPreviousData,
  })
}

export function useAuditActions() {
  return useQuery({
    queryKey: peopleKeys.auditActions,
    queryFn: ({ signal }) => call(audit.actions, { signal }),
  })
}

export function readAuditCsv({ page: _page, ...query }: AuditFilter) {
  return call(audit.export, { query })
}
