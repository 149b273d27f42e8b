import { say } from '@roomlark/contract/say'
import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { createQueryClient } from '../../../lib/query-client.ts'
import { useTitle } from '../../../lib/use-title.ts'
import { Mailbox } from './mailbox.tsx'

export function MailboxPage() {
  useTitle(say('Demo mailbox'))
  const [client] = useState(createQueryClient)
  return (
    <QueryClientProvider client={client}>
      <div className="w-full max-w-[1176px]">
        <h1>{say('Demo mailbox')}</h1>
        <p className="mt-1 mb-6 max-w-[60ch] text-muted">
          {say(
            'The demo sends no real emails. What it would have sent is kept here, so that its links can be followed.',
          )}
        </p>
        <Mailbox />
      </div>
    </QueryClientProvider>
  )
}
