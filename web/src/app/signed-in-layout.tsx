import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { AppShell } from '../features/shell/app-shell.tsx'
import { createQueryClient } from '../lib/query-client.ts'

/** Lives as long as one sign-in: the next user never sees what was cached for the last. */
export function SignedInLayout() {
  const [client] = useState(createQueryClient)
  return (
    <QueryClientProvider client={client}>
      <AppShell />
    </QueryClientProvider>
  )
}
