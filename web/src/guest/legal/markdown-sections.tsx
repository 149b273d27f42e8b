import type { ReactNode } from 'react'
import { MarkdownBlocks } from '../../ui/markdown-blocks.tsx'
import { toAnchor } from '../../ui/read-markdown.ts'
import type { LegalSection } from './legal-section.ts'

/** A published text, section by section; what stands before the first heading is a section of its own. */
export function markdownSections(source: string): LegalSection[] {
  return source
    .replaceAll('\r\n', '\n')
    .split(/^(?=## )/m)
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const heading = /^## (.+)\n?/.exec(part)
      const title = heading?.[1]?.trim() ?? 'Introduction'
      const body = heading ? part.slice(heading[0].length) : part
      return { id: toAnchor(title), title, body: <MarkdownBlocks source={body} Anchor={PlainLink} /> }
    })
}

function PlainLink({ to, children }: { to: string; children: ReactNode }) {
  return <a href={to}>{children}</a>
}
