import { Badge } from '../../ui/badge.tsx'

/** So that nobody takes a sample for a figure of theirs. */
export function SampleLabel() {
  return <Badge tone="neutral">Sample data</Badge>
}
