import type { ReactNode } from 'react'
import { supportEmail } from '../../lib/contact.ts'

export function LegalContact({ children }: { readonly children: ReactNode }) {
  return (
    <p>
      {children} Write to <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
    </p>
  )
}
