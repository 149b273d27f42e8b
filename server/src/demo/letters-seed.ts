import type { LetterKind, LetterTexts } from '@roomlark/contract/bookings/letters'
import { listTemplates, saveTemplate } from '../bookings/messages/letter-templates.service.ts'
import { saveAnswerTemplates } from '../bookings/reviews/reviews.service.ts'
import type { DemoContext } from './demo-context.ts'
import { villa } from './hotels.ts'
import { readDemo } from './read-demo.ts'
import { writtenReviews } from './reviews-seed.ts'

/**
 * Letters of the demo's first hotel, in English and Italian, and its answers to reviews. Letters sent by schedule are
 * off: the demo writes to nobody.
 */
export async function seedLetters(ctx: DemoContext): Promise<void> {
  const texts = readDemo<Record<LetterKind, LetterTexts>>('letters')
  for (const { kind, days, hour, version } of await listTemplates(ctx, villa.id)) {
    const isOn = kind === 'confirmation'
    await saveTemplate(ctx, { hotelId: villa.id, kind }, { isOn, days, hour, texts: texts[kind], version })
  }
  await saveAnswerTemplates(ctx, villa.id, { templates: writtenReviews.templates, version: 0 })
}
