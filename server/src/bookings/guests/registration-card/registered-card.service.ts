import { signatureBox } from '@roomlark/contract/bookings/registration'
import { countryIn, longDay, momentWords } from '@roomlark/contract/guest-formats'
import type { GuestLanguage } from '@roomlark/contract/guest-languages'
import { hotelTime } from '@roomlark/contract/hotel-clock'
import { isolate } from '@roomlark/contract/isolate'
import { fill } from '@roomlark/contract/say'
import type { PdfBlock, PdfField } from '../../../adapters/pdf/document.ts'
import type { ReadRegistration } from '../../bookings/registration/registration.service.ts'
import type { CardTexts } from './card-texts.ts'

type Guest = ReadRegistration['guests'][number]

/** Puts what a guest has entered into the words of the card; nothing else is printed of it. */
export function registeredValues(guest: Guest | undefined, texts: CardTexts, language: GuestLanguage) {
  return {
    name: guest?.name ?? '',
    birthday: guest?.birthday ? longDay(language, guest.birthday) : '',
    nationality: guest?.nationality ? countryIn(language, guest.nationality) : '',
    birthplace: guest?.birthplace ?? '',
    sex: guest?.sex ? texts.sexes[guest.sex] : '',
    address: guest?.address ?? '',
    documentKind: guest?.documentKind ? texts.documents[guest.documentKind] : '',
    documentNumber: guest?.documentNumber ?? '',
    documentIssuer: guest?.documentIssuer ?? '',
  }
}

/** Lists what only some countries ask, where it was entered. */
export function furtherFields(values: ReturnType<typeof registeredValues>, texts: CardTexts): PdfField[] {
  return (['birthplace', 'sex', 'documentIssuer'] as const).flatMap((name) =>
    values[name] === '' ? [] : [{ label: texts[name], value: values[name] }],
  )
}

/** Lists those who travel along, each with everything that was entered. */
export function companionFields(
  guests: readonly Guest[],
  texts: CardTexts,
  language: GuestLanguage,
): PdfField[] {
  return guests.flatMap((guest) => {
    const values = registeredValues(guest, texts, language)
    const { name, birthday, nationality, documentKind, documentNumber, address } = values
    const document = [documentKind, documentNumber].filter((text) => text !== '').join(' ')
    return [
      { label: texts.name, value: name },
      {
        label: `${texts.birthday}, ${texts.nationality}`,
        value: [birthday, nationality].filter((text) => text !== '').join(', '),
      },
      ...(document === '' ? [] : [{ label: texts.documentKind, value: document }]),
      ...furtherFields(values, texts),
      ...(address === '' ? [] : [{ label: texts.address, value: address, isWide: true }]),
    ]
  })
}

/** The signature as the guest drew or typed it, and when. */
export function signedBlocks(
  { signature, readyAt, agreedRules }: ReadRegistration,
  texts: CardTexts,
  { language, timeZone }: { language: GuestLanguage; timeZone: string },
): PdfBlock[] {
  if (!signature || !readyAt) return []
  const when = momentWords(language, hotelTime(readyAt, timeZone))
  const drawn = signature.kind === 'drawn' ? { path: signature.path, ...signatureBox } : undefined
  const signed = signature.kind === 'typed' ? isolate(signature.name) : ''
  return [
    {
      kind: 'paragraph',
      text: [
        texts.signing,
        fill(drawn ? texts.signedOnline : texts.signedByTyping, { when }),
        ...(agreedRules === null || agreedRules === '' ? [] : [texts.agreedToRules]),
      ].join(' '),
    },
    {
      kind: 'fields',
      fields: [
        { label: texts.place, value: when },
        { label: texts.signature, value: signed, ...(drawn && { drawn }) },
      ],
    },
    { kind: 'closing', text: texts.privacyOnline },
  ]
}
