import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { createQueryClient } from '../../lib/query-client.ts'
import { ContactLayout } from './contact-layout.tsx'
import { Stay } from './stay.tsx'

/** A hotel's own page, open to everybody. */
export function StayPage() {
  const { slug = '' } = useParams()
  const [client] = useState(createQueryClient)
  return (
    <QueryClientProvider client={client}>
      <ContactLayout>
        <Stay key={slug} slug={slug} />
      </ContactLayout>
    </QueryClientProvider>
  )
}
