import { type ComponentType, Fragment, type ReactNode } from 'react'
import { MarkdownTable } from './markdown-table.tsx'
import { type Block, type Inline, readMarkdown } from './read-markdown.ts'

/** A link to a page of ours. */
type Anchor = ComponentType<{ to: string; className: string; children: ReactNode }>

/** Text becomes elements, never HTML. */
export function MarkdownBlocks({ source, Anchor }: { source: string; Anchor: Anchor }) {
  return readMarkdown(source).map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text have no other name
    <MarkdownBlock key={index} block={block} Anchor={Anchor} />
  ))
}

function MarkdownBlock({ block, Anchor }: { block: Block; Anchor: Anchor }) {
  if (block.kind === 'heading') {
    const Heading = block.level === 2 ? 'h2' : 'h3'
    return (
      <Heading id={block.id} className="mt-8 mb-2 scroll-mt-6 first:mt-0">
        {block.text}
      </Heading>
    )
  }
  if (block.kind === 'paragraph') {
    return (
      <p className="my-3">
        <Words inline={block.inline} Anchor={Anchor} />
      </p>
    )
  }
  const words = (inline: Inline[]) => <Words inline={inline} Anchor={Anchor} />
  if (block.kind === 'table') return <MarkdownTable table={block} words={words} />
  if (block.kind === 'definitions') {
    return (
      <dl className="my-3">
        {block.items.map(({ term, meaning }) => (
          <Fragment key={term}>
            <dt className="mt-3 font-strong first:mt-0">{term}</dt>
            <dd className="text-muted print:text-black">{words(meaning)}</dd>
          </Fragment>
        ))}
      </dl>
    )
  }
  const List = block.ordered ? 'ol' : 'ul'
  return (
    <List className={`my-3 space-y-1.5 pl-6 ${block.ordered ? 'list-decimal' : 'list-disc'}`}>
      {block.items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items of a list have no other name
        <li key={index} className="marker:text-primary-text">
          <Words inline={item} Anchor={Anchor} />
        </li>
      ))}
    </List>
  )
}

function Words({ inline, Anchor }: { inline: Inline[]; Anchor: Anchor }) {
  return inline.map((part, index) => {
    const key = `${index} ${part.text}`
    if (part.kind === 'strong') return <strong key={key}>{part.text}</strong>
    if (part.kind === 'code') {
      return (
        <code key={key} className="rounded-xs bg-sunken px-1 py-0.5 text-[.875em]">
          {part.text}
        </code>
      )
    }
    if (part.kind !== 'link') return part.text
    return part.href.startsWith('/') ? (
      <Anchor key={key} to={part.href} className="link">
        {part.text}
      </Anchor>
    ) : (
      <a key={key} href={part.href} className="link">
        {part.text}
      </a>
    )
  })
}
