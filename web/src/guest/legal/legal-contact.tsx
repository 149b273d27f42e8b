import { supportEmail } from '@roomlark/contract/contact'
import type { ReactNode } from 'react'

export function LegalContact({ children }: { readonly children: ReactNode }) {
  return (
    <p>
      {children} Write to <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
    </p>
  )
}
