import { dayText } from '@roomlark/contract/dates'
import { type UserType, userTypes } from '@roomlark/contract/endpoint'
import { announcementWords, figureChangeWords } from '@roomlark/contract/platform/announcement-words'
import type { Announced } from '@roomlark/contract/platform/announcements'
import { defaultTitles, figureWords } from '@roomlark/contract/platform/default-words'
import { legalPaths } from '@roomlark/contract/platform/legal-paths'
import { say } from '@roomlark/contract/say'
import { plainFormats } from '@roomlark/contract/word-formats'

/** This page explains the current and the announced figures. */
const figuresPath = '/help/commissions'

type Letter = {
  title: string
  detail: string
  paragraphs: string[]
  facts: [label: string, value: string][]
  link: string
  linkLabel: string
}

/** Composes the email, which has room for more than the notification; both lead to the same page. */
export function announcementLetter(announced: Announced): Letter {
  return { ...announcementWords(announced, plainFormats), ...makeBody(announced) }
}

function makeBody(announced: Announced): Omit<Letter, 'title' | 'detail'> {
  switch (announced.kind) {
    case 'legal':
      return legalBody(announced)
    case 'defaults':
      return {
        paragraphs: [say('Existing bookings keep their terms.')],
        facts: announced.changes.map((change) => [
          say(defaultTitles[change.name]),
          figureChangeWords(change, plainFormats),
        ]),
        ...figuresLink(),
      }
    case 'default-cancelled':
      return cancelledBody(announced)
  }
}

const figuresLink = () => ({ link: figuresPath, linkLabel: say('How commissions are calculated') })

function legalBody({ document, effectiveOn, summary }: Extract<Announced, { kind: 'legal' }>) {
  return {
    paragraphs: [
      say(
        '{document, select, terms {From {day} a new version of our Terms of Service takes effect. What is new: {summary}} privacy {From {day} a new version of our Privacy Policy takes effect. What is new: {summary}} other {From {day} a new version of our Cookie Policy takes effect. What is new: {summary}}}',
        { document, day: dayText(effectiveOn), summary },
      ),
      say(
        'You can read the new version next to the one in force. If you do not agree, you may close your account before that day. Bookings keep the terms under which they were made.',
      ),
    ],
    facts: [],
    link: `${legalPaths[document]}?version=announced`,
    linkLabel: say('Read the new version'),
  }
}

function cancelledBody(announced: Extract<Announced, { kind: 'default-cancelled' }>) {
  const { name, stays, effectiveOn } = announced
  return {
    paragraphs: [
      say('It stays at {figure}: the change to {other}, announced for {day}, has been cancelled.', {
        figure: figureWords(name, stays),
        other: figureWords(name, announced.announced),
        day: dayText(effectiveOn),
      }),
    ],
    facts: [],
    ...figuresLink(),
  }
}

/**
 * A legal text concerns everyone. The share is between Roomlark and affiliates; an attribution window or a
 * holding period also concerns the hotels that pay; the starting rate for new hotels concerns nobody yet.
 */
export function getAudience(announced: Announced): UserType[] {
  if (announced.kind === 'legal') return [...userTypes]
  const names = announced.kind === 'defaults' ? announced.changes.map(({ name }) => name) : [announced.name]
  if (names.some((name) => name === 'attributionDays' || name === 'holdDays')) return ['hotel', 'affiliate']
  return names.includes('platformShare') ? ['affiliate'] : []
}
