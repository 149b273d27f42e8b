import type { LegalDocument } from '@roomlark/contract/platform/legal'
import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'
import { CookieChoiceButton } from './cookie-choice-button.tsx'
import { cookieSections } from './cookie-sections.tsx'
import type { LegalSection } from './legal-section.ts'
import { LegalTable } from './legal-table.tsx'
import { privacySections } from './privacy-sections.tsx'
import { termsSections } from './terms-sections.tsx'

const texts: Record<LegalDocument, readonly LegalSection[]> = {
  terms: termsSections,
  privacy: privacySections,
  cookies: cookieSections,
}

/** The first version of a text, which is part of the product, as the Markdown that later versions are written in. */
export function firstText(document: LegalDocument): string {
  return toMarkdown(texts[document])
}

export function toMarkdown(sections: readonly LegalSection[]): string {
  return sections.map(({ title, body }) => [`## ${title}`, ...toBlocks(body)].join('\n\n')).join('\n\n')
}

type Parts = { children?: ReactNode; href?: string }

function toBlocks(node: ReactNode): string[] {
  if (Array.isArray(node)) return node.flatMap(toBlocks)
  if (!isValidElement<Parts>(node)) {
    const text = toInlineText(node).trim()
    return text === '' ? [] : [text]
  }
  const { type, props } = node
  if (type === LegalTable) return [toTableItems(node as ReactElement<Parameters<typeof LegalTable>[0]>)]
  // A text has no buttons: the sentence before says where the preferences are.
  if (type === CookieChoiceButton) return []
  if (type === Fragment || type === 'div') return toBlocks(props.children)
  // Parts of a text that wait for something, or are the same in all three.
  if (typeof type === 'function') return toBlocks(wrote(type, props))
  if (type === 'ul' || type === 'ol') return [toItems(props.children).join('\n')]
  if (type === 'dl') return [toTermItems(props.children).join('\n')]
  if (type === 'h3') return [`### ${toInlineText(props.children).trim()}`]
  return [toInlineText(node).trim()]
}

/** Components of a text use no hooks: they only say something, or nothing. */
function wrote(component: unknown, props: Parts): ReactNode {
  return (component as (props: Parts) => ReactNode)(props)
}

function toItems(node: ReactNode): string[] {
  return elementsIn(node).map(({ props }) => `- ${toInlineText(props.children).trim()}`)
}

/** `- **Hotel**: An account that …` */
function toTermItems(node: ReactNode): string[] {
  const lines: string[] = []
  for (const { type, props } of elementsIn(node)) {
    const text = toInlineText(props.children).trim()
    if (type === 'dt') lines.push(`- **${text}**:`)
    else lines.push(`${lines.pop() ?? '-'} ${text}`)
  }
  return lines
}

/** Each row as an item that names its columns. */
function toTableItems({
  props: { head, rows, asCode },
}: ReactElement<Parameters<typeof LegalTable>[0]>): string {
  return rows
    .map(([name, ...cells]) => {
      const labelled = cells.map((cell, column) => `${head[column + 1]}: ${cell}`)
      return `- ${asCode ? `\`${name}\`` : `**${name}**`}: ${labelled.join('; ')}`
    })
    .join('\n')
}

function elementsIn(node: ReactNode): ReactElement<Parts>[] {
  if (Array.isArray(node)) return node.flatMap(elementsIn)
  if (!isValidElement<Parts>(node)) return []
  return node.type === Fragment ? elementsIn(node.props.children) : [node]
}

function toInlineText(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node).replace(/\s+/g, ' ')
  if (Array.isArray(node)) return node.map(toInlineText).join('')
  if (!isValidElement<Parts>(node)) return ''
  const { type, props } = node
  const text = toInlineText(props.children)
  if (type === 'strong') return `**${text}**`
  if (type === 'code') return `\`${text}\``
  if (type === 'a') return `[${text}](${props.href})`
  return text
}
