import { Badge } from '../../../ui/badge.tsx'

/** So that nobody takes sample figures for their own. */
export function SampleLabel() {
  return <Badge tone="neutral">Sample data</Badge>
}
