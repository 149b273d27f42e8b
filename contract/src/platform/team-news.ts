import * as z from 'zod/mini'
import { isolate } from '../isolate.ts'

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
  const hotel = named.hotel === null ? 'a hotel' : isolate(named.hotel)
  switch (news) {
    case 'joined':
      return { title: `${who ?? 'Somebody'} has joined your team`, detail: 'Their roles are in the settings' }
    case 'left':
      return { title: `${who ?? 'Somebody'} has left your team`, detail: 'They can open your hotels no more' }
    case 'roles-changed':
      return { title: `Your roles at ${who ?? 'your team'} have changed`, detail: 'They apply immediately' }
    case 'removed':
      return {
        title: `You no longer work in the team of ${who ?? 'a hotel'}`,
        detail: 'Your account stays open. You can join another team or add hotels of your own',
      }
    case 'hotel-offered':
      return {
        title: `${who ?? 'An owner'} would like to hand ${hotel} over to you`,
        detail: 'Accept or decline it within 14 days',
      }
    case 'hotel-offer-withdrawn':
      return { title: `${hotel} is no longer offered to you`, detail: `${who ?? 'The owner'} keeps it` }
    case 'hotel-declined':
      return { title: `${who ?? 'The other side'} has declined ${hotel}`, detail: 'It stays with you' }
    case 'hotel-accepted':
      return {
        title: `${hotel} now belongs to ${who ?? 'another account'}`,
        detail: 'You no longer have access to it. Agreements with guests and partners stay in force',
      }
  }
}
