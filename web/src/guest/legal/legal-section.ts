import type { ReactNode } from 'react'

export type LegalSection = {
  /** Also the anchor: other documents and mails link to it, so it does not change. */
  readonly id: string
  readonly title: string
  readonly body: ReactNode
}
