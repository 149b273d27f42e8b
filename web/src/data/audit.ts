import { type AuditExportQuery, audit } from '@roomlark/contract/platform/audit'
import { call } from '../lib/call.ts'
import { useCall, usePages } from '../lib/use-call.ts'
import { peopleKeys } from './keys.ts'

export type AuditFilter = AuditExportQuery & { page: number }

export function useAudit(filter: AuditFilter, limit?: number) {
  return usePages(peopleKeys.audit(filter, limit), audit.list, { query: { ...filter, limit } })
}

export function useAuditActions() {
  return useCall(peopleKeys.auditActions, audit.actions)
}

export function readAuditCsv({ page: _page, ...query }: AuditFilter) {
  return call(audit.export, { query })
}
