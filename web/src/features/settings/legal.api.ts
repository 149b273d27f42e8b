import { type LegalDocument, type LegalInput, legal } from '@roomlark/contract/legal'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'

export function useLegalVersions(document: LegalDocument) {
  return useQuery({
    queryKey: ['settings', 'legal', document],
    queryFn: ({ signal }) => call(legal.get, { params: { document }, signal }),
  })
}

/** Part of the product: it never changes while this page is open. */
export function useFirstText(document: LegalDocument, read: (document: LegalDocument) => Promise<string>) {
  return useQuery({
    queryKey: ['settings', 'first-legal-text', document],
    queryFn: () => read(document),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export function usePublish(document: LegalDocument) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: LegalInput) => call(legal.publish, { params: { document }, body }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['settings', 'legal', document] })
      await client.invalidateQueries({ queryKey: ['legal-notices'] })
    },
  })
}
