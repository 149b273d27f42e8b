import { say } from '@roomlark/contract/say'
import { Badge } from '../../../ui/badge.tsx'

type ActiveBadgeProps = { hotel: { isActive: boolean; archivedAt: string | null } }

export function ActiveBadge({ hotel: { isActive, archivedAt } }: ActiveBadgeProps) {
  if (archivedAt !== null) return <Badge tone="neutral">{say('Archived')}</Badge>
  return <Badge tone={isActive ? 'success' : 'neutral'}>{isActive ? say('Active') : say('Inactive')}</Badge>
}
