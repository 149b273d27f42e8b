import { type LegalDocument, type LegalInput, legal } from '@roomlark/contract/platform/legal'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call, callInBackground } from '../lib/call.ts'
import { useCall } from '../lib/use-call.ts'
import { useMutation } from '../lib/use-mutation.ts'
import { legalKeys } from './keys.ts'

/** Fetched when the live stream announces a new text, and every now and then; an outage is not reported here. */
export function useLegalNotices() {
  return useQuery({
    queryKey: legalKeys.notices,
    queryFn: () => callInBackground(legal.notices),
    refetchInterval: 15 * 60_000,
  })
}

export function useLegalVersions(document: LegalDocument) {
  return useCall(legalKeys.versions(document), legal.get, { params: { document } })
}

/** Part of the product: it never changes while this page is open. */
export function useFirstText(document: LegalDocument, read: (document: LegalDocument) => Promise<string>) {
  return useQuery({
    queryKey: legalKeys.firstText(document),
    queryFn: () => read(document),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export function usePublish(document: LegalDocument) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: LegalInput) => call(legal.publish, { params: { document }, body }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: legalKeys.versions(document) })
      await client.invalidateQueries({ queryKey: legalKeys.notices })
    },
  })
}
