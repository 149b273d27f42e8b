import type { GuestLanguage } from '@roomlark/contract/guest-languages'

type Row = { label: string; value: string }
export type MailLink = { label: string; link: string }

/** Cost of cancelling in one period. */
export type FeeLine = { tint: 'free' | 'part' | 'whole'; amount: string; when: string }

export type MailSection = {
  title: string
  /** Before the rows, in small print. */
  lead?: string
  rows?: Row[]
  comparison?: { before: string; now: string; rows: { label: string; before: string; now: string }[] }
  /** The result of the rows. */
  total?: Row
  fees?: FeeLine[]
  /** Words of somebody, or a sentence that matters. */
  paragraphs?: string[]
  /** A short result on a tint. */
  highlight?: string
  /** Below, in small print. */
  notes?: string[]
}

/** Content of an email to a guest. Words of others in it are isolated already. */
export type GuestMailContent = {
  to: string
  language: GuestLanguage
  subject: string
  preview: string
  publicUrl: string
  /** Of the hotel; an address of ours. */
  picture: { url: string; alt: string } | null
  /** The booking at a glance; null where the email is about something else. */
  card: {
    title: string
    hotelName: string
    /** Rooms, street and city. */
    place: string
    reference: Row
    facts: { label: string; value: string; notes: string[] }[]
    isCancelled: boolean
  } | null
  heading: string
  paragraphs: string[]
  button: MailLink | null
  links: MailLink[]
  sections: MailSection[]
  /** `operator` names who runs Roomlark; it may be empty. */
  footer: { why: string; links: MailLink[]; operator: string; year: number }
  /** Layout of a label and its value on a line of plain text. */
  line: string
}
