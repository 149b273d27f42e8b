import type { InvitationState, LineOutcome } from '@roomlark/contract/operations/invitations'
import { say } from '@roomlark/contract/say'

export const stateWords: Record<InvitationState, string> = {
  waiting: say('On its way##invitation'),
  sent: say('Sent##invitation'),
  opened: say('Opened##invitation'),
  registered: say('Registered##invitation'),
  expired: say('Expired##invitation'),
}

export const stateTones = {
  waiting: 'neutral',
  sent: 'primary',
  opened: 'accent',
  registered: 'success',
  expired: 'error',
} as const

export const outcomeWords: Record<LineOutcome, string> = {
  new: say('Will be invited'),
  repeated: say('Stands further up'),
  invited: say('Is invited already'),
  registered: say('Has an account'),
  refused: say('Cannot be read'),
}
