import {
  type LetterKind,
  type LetterPreview,
  type LetterTemplate,
  type LetterTemplateInput,
  type LetterText,
  letterKinds,
  letterTextFor,
} from '@roomlark/contract/bookings/letters'
import { utcDay } from '@roomlark/contract/dates'
import type { GuestLanguage } from '@roomlark/contract/guest-languages'
import { say } from '@roomlark/contract/say'
import type { SignedInContext } from '../../context.ts'
import type { Sql } from '../../db/database.ts'
import { AppError, changedByOthers, notFound } from '../../errors.ts'
import { getHotelScope } from '../../hotel-scope.ts'
import { recordAudit } from '../../platform/audit/audit.service.ts'
import { type LetterFacts as Facts, fillLetter, inventedFacts } from './filling.policy.ts'
import {
  selectIsReached,
  selectLatestFacts,
  selectTemplate,
  selectTemplates,
  upsertTemplate,
} from './letter-templates.queries.ts'

/** Default sending times, until somebody chooses otherwise. */
const usual: Record<LetterKind, { days: number; hour: number }> = {
  confirmation: { days: 0, hour: 0 },
  'before-arrival': { days: 3, hour: 10 },
  'after-departure': { days: 1, hour: 11 },
}

/** Lists every kind, also those that nobody has written yet. */
export async function listTemplates(ctx: SignedInContext, hotelId: string): Promise<LetterTemplate[]> {
  await requireHotel(ctx, hotelId)
  const written = await selectTemplates(ctx.sql, hotelId)
  return letterKinds.map(
    (kind) =>
      written.find((one) => one.kind === kind) ?? {
        kind,
        isOn: false,
        ...usual[kind],
        texts: {},
        version: 0,
      },
  )
}

export async function saveTemplate(
  ctx: SignedInContext,
  { hotelId, kind }: { hotelId: string; kind: LetterKind },
  input: LetterTemplateInput,
): Promise<LetterTemplate> {
  await requireHotel(ctx, hotelId)
  if (kind !== 'confirmation') requireSubjects(input)
  await ctx.sql.begin(async (tx) => {
    const before = await selectTemplate(tx, hotelId, kind)
    const by = { byId: ctx.actor.userId, now: ctx.clock() }
    if (!(await upsertTemplate(tx, { hotelId, kind }, input, by))) throw changedByOthers('this letter')
    await recordAudit(ctx, tx, {
      action: 'hotel.letter',
      target: `hotel:${hotelId}`,
      before: before ? pickAuditedFacts(before) : { letter: kind },
      after: pickAuditedFacts({ kind, ...input }),
    })
  })
  const saved = await selectTemplate(ctx.sql, hotelId, kind)
  if (!saved) throw notFound('letter')
  return saved
}

export type LetterFacts = Facts

export type FilledLetter = { language: GuestLanguage; subject: string; paragraphs: string[] }

/**
 * Returns the letter of a hotel filled in for a booking, or undefined if the hotel has not written one. What is
 * sent by hand need not be switched on.
 */
export async function findLetter(
  sql: Sql,
  { hotelId, kind, language, isByHand }: LetterWanted,
  facts: LetterFacts,
): Promise<FilledLetter | undefined> {
  const template = await selectTemplate(sql, hotelId, kind)
  const found = template && (template.isOn || isByHand) && letterTextFor(template.texts, language)
  return found ? { language: found.language, ...fillLetter(found.text, found.language, facts) } : undefined
}

type LetterWanted = { hotelId: string; kind: LetterKind; language: GuestLanguage; isByHand: boolean }

/** Shows what a guest would read, with the values of the latest booking. */
export async function previewLetter(
  ctx: SignedInContext,
  hotelId: string,
  { language, text }: { language: GuestLanguage; text: LetterText },
): Promise<LetterPreview> {
  await requireHotel(ctx, hotelId)
  const latest = await selectLatestFacts(ctx.sql, hotelId)
  const today = utcDay(ctx.clock())
  const facts =
    latest.reference === null ? inventedFacts(today, latest) : { ...latest, reference: latest.reference }
  return { ...fillLetter(text, language, facts), reference: latest.reference }
}

async function requireHotel(ctx: SignedInContext, hotelId: string): Promise<void> {
  if (!(await selectIsReached(ctx.sql, hotelId, getHotelScope(ctx.actor)))) throw notFound('hotel')
}

/** An email of its own needs a subject; the confirmation has one. */
function requireSubjects({ texts }: LetterTemplateInput): void {
  const fields = Object.fromEntries(
    Object.entries(texts).flatMap(([language, text]) =>
      text && text.subject === '' ? [[`texts.${language}.subject`, say('Write a subject')]] : [],
    ),
  )
  const [message] = Object.values(fields)
  if (message !== undefined) throw new AppError('validation_failed', message, { fields })
}

/** The audit log describes a letter without its words. */
function pickAuditedFacts({ kind, isOn, days, hour, texts }: Omit<LetterTemplate, 'version'>) {
  return { letter: kind, isOn, days, hour, languages: Object.keys(texts).sort().join(', ') }
}
