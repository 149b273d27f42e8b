import { say } from '@roomlark/contract/say'
import { Globe } from '../../../ui/icons/globe.ts'
import { KeyRound } from '../../../ui/icons/key-round.ts'
import { Users } from '../../../ui/icons/users.ts'
import type { CallerRule } from './openapi.ts'

export function CallerBadge({ access }: { access: CallerRule }) {
  const Icon = access === 'public' ? Globe : access === 'signed-in' ? KeyRound : Users
  return (
    <span className="inline-flex items-center gap-1.5 text-sm text-muted">
      <Icon aria-hidden="true" className="size-3.5" strokeWidth={1.75} />
      {callersInWords(access)}
    </span>
  )
}

function callersInWords(access: CallerRule): string {
  if (access === 'public') return say('Anyone')
  if (access === 'signed-in') return say('Anyone signed in')
  return access.length === 0
    ? say('Not stated')
    : say('Only {accountTypes}', { accountTypes: access.join(', ') })
}
