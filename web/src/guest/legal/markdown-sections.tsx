import type { GuestLanguage } from '@roomlark/contract/guest-languages'
import { legalPaths } from '@roomlark/contract/platform/legal-paths'
import type { ReactNode } from 'react'
import { MarkdownBlocks } from '../../ui/markdown-blocks.tsx'
import { readHeading } from '../../ui/read-markdown.ts'
import { legalAddress } from '../page-address.ts'

export type LegalSection = {
  /** Also the anchor: other documents and mails link to it, so it does not change. */
  readonly id: string
  readonly title: string
  readonly body: ReactNode
}

/** A legal text, section by section; what stands before the first heading is a section of its own. */
export function markdownSections(source: string, language: GuestLanguage = 'en'): LegalSection[] {
  const Anchor = ({ to, children }: { to: string; children: ReactNode }) => (
    <a href={isLegal(to) ? legalAddress({ language }, to) : to}>{children}</a>
  )
  return source
    .replaceAll('\r\n', '\n')
    .split(/^(?=## )/m)
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const [heading = '', ...rest] = part.startsWith('## ') ? part.split('\n') : ['## Introduction', part]
      const { id, text } = readHeading(heading.trim())
      return { id, title: text, body: <MarkdownBlocks source={rest.join('\n')} Anchor={Anchor} /> }
    })
}

function isLegal(address: string): boolean {
  return Object.values<string>(legalPaths).includes(address.replace(/#.*/, ''))
}
