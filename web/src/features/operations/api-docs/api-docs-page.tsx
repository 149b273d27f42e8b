import { say } from '@roomlark/contract/say'
import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { createQueryClient } from '../../../lib/query-client.ts'
import { useTitle } from '../../../lib/use-title.ts'
import { DocumentLoader } from './document-loader.tsx'

export function ApiDocsPage() {
  useTitle(say('API Documentation'))
  const [client] = useState(createQueryClient)
  return (
    <QueryClientProvider client={client}>
      <DocumentLoader />
    </QueryClientProvider>
  )
}
