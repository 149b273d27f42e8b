import { useQuery } from '@tanstack/react-query'

export const documentUrl = '/api/openapi.json'

/** The contract does not describe the document, so `read` checks the answer. */
export function useApiDocument<Document>(read: (document: unknown) => Document) {
  return useQuery({
    queryKey: ['openapi'],
    queryFn: async ({ signal }) => read(await fetchDocument(signal)),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

async function fetchDocument(signal: AbortSignal): Promise<unknown> {
  const response = await fetch(documentUrl, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(10_000)]),
  })
  if (!response.ok) throw new Error(`The server answered with ${response.status}.`)
  return response.json()
}
