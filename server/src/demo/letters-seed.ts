import type { LetterKind, LetterTexts } from '@roomlark/contract/bookings/letters'
import { listTemplates, saveTemplate } from '../bookings/messages/letter-templates.service.ts'
import type { SignedInContext } from '../context.ts'
import { readDemo } from './read-demo.ts'
import { selectHotelsByName } from './referrals.queries.ts'
import { insertMark } from './seed.queries.ts'

/** Letters of the demo's first hotel, in English and Italian. Those sent by schedule are off: the demo writes to nobody. */
export async function seedLetters(ctx: SignedInContext): Promise<void> {
  if (!(await insertMark(ctx.sql, 'demo.letters'))) return
  const [hotel] = await selectHotelsByName(ctx.sql, ctx.actor.userId, ['Villa Marenne'])
  if (!hotel) return
  const texts = readDemo<Record<LetterKind, LetterTexts>>('letters')
  for (const { kind, days, hour, version } of await listTemplates(ctx, hotel.id)) {
    const isOn = kind === 'confirmation'
    await saveTemplate(ctx, { hotelId: hotel.id, kind }, { isOn, days, hour, texts: texts[kind], version })
  }
}
