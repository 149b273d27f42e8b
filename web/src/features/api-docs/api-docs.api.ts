import { useQuery } from '@tanstack/react-query'
import { type ApiDocument, readDocument } from './openapi.ts'

export const documentUrl = '/api/openapi.json'

export function useApiDocument() {
  return useQuery({ queryKey: ['openapi'], queryFn: fetchDocument, staleTime: Number.POSITIVE_INFINITY })
}

async function fetchDocument({ signal }: { signal: AbortSignal }): Promise<ApiDocument> {
  const response = await fetch(documentUrl, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(10_000)]),
  })
  if (!response.ok) throw new Error(`The server answered with ${response.status}.`)
  return readDocument(await response.json())
}
