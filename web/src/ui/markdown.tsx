import { Link } from './link.tsx'
import { MarkdownBlocks } from './markdown-blocks.tsx'

export function Markdown({ source }: { source: string }) {
  return <MarkdownBlocks source={source} Anchor={Link} />
}
