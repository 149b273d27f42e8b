import { say } from '@roomlark/contract/say'
import { Badge } from '../../../ui/badge.tsx'

/** So that nobody takes sample figures for their own. */
export function SampleLabel() {
  return <Badge tone="neutral">{say('Sample data')}</Badge>
}
