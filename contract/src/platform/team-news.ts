import * as z from 'zod/mini'
import { isolate } from '../isolate.ts'
import { say } from '../say.ts'

/**
 * An event in a team, or of a hotel that changes hands. The particulars are the name of the other side: the person for
 * the owner, the owner for everybody else.
 */
export const TeamNews = z.strictObject({
  news: z.enum([
    'joined',
    'left',
    'roles-changed',
    'removed',
    'hotel-offered',
    'hotel-offer-withdrawn',
    'hotel-declined',
    'hotel-accepted',
  ]),
})
export type TeamNews = z.infer<typeof TeamNews>

type Named = { who: string | null; hotel: string | null }

export function teamNewsWords({ news }: TeamNews, named: Named): { title: string; detail: string } {
  const who = named.who === null ? null : isolate(named.who)
  const hotel = named.hotel === null ? say('a hotel') : isolate(named.hotel)
  switch (news) {
    case 'joined':
      return {
        title: say('{who} has joined your team', { who: who ?? say('Somebody') }),
        detail: say('Their roles are in the settings'),
      }
    case 'left':
      return {
        title: say('{who} has left your team', { who: who ?? say('Somebody') }),
        detail: say('They can open your hotels no more'),
      }
    case 'roles-changed':
      return {
        title:
          who === null
            ? say('Your roles at your team have changed')
            : say('Your roles at {owner} have changed', { owner: who }),
        detail: say('They apply immediately'),
      }
    case 'removed':
      return {
        title:
          who === null
            ? say('You no longer work in the team of a hotel')
            : say('You no longer work in the team of {owner}', { owner: who }),
        detail: say('Your account stays open. You can join another team or add hotels of your own'),
      }
    case 'hotel-offered':
      return {
        title: say('{who} would like to hand {hotel} over to you', { who: who ?? say('An owner'), hotel }),
        detail: say('Accept or decline it within 14 days'),
      }
    case 'hotel-offer-withdrawn':
      return {
        title: say('{hotel} is no longer offered to you', { hotel }),
        detail: say('{who} keeps it', { who: who ?? say('The owner') }),
      }
    case 'hotel-declined':
      return {
        title: say('{who} has declined {hotel}', { who: who ?? say('The other side'), hotel }),
        detail: say('It stays with you'),
      }
    case 'hotel-accepted':
      return {
        title:
          who === null
            ? say('{hotel} now belongs to another account', { hotel })
            : say('{hotel} now belongs to {owner}', { hotel, owner: who }),
        detail: say('You no longer have access to it. Agreements with guests and partners stay in force'),
      }
  }
}
