import type { BulletinAudience, BulletinState } from '@roomlark/contract/platform/bulletins'
import { say } from '@roomlark/contract/say'

export const audienceWords: Record<BulletinAudience, string> = {
  both: say('Hotels and affiliates'),
  hotel: say('Hotels'),
  affiliate: say('Affiliates'),
}

export const stateWords: Record<BulletinState, string> = {
  draft: say('Draft##announcement'),
  scheduled: say('Scheduled##announcement'),
  published: say('Published##announcement'),
  withdrawn: say('Withdrawn##announcement'),
}

export const stateTones = {
  draft: 'neutral',
  scheduled: 'accent',
  published: 'success',
  withdrawn: 'error',
} as const
