import { utcDay } from '@roomlark/contract/dates'
import { longDay } from '@roomlark/contract/guest-formats'
import type { GuestLanguage } from '@roomlark/contract/guest-languages'
import type { GuestPageOf } from '@roomlark/contract/guest-site/guest-page'
import type { LegalText } from '@roomlark/contract/platform/legal'
import { legalPaths } from '@roomlark/contract/platform/legal-paths'
import { fill } from '@roomlark/contract/say'
import { buttonClass } from '../../ui/button-class.ts'
import { CalendarClock } from '../../ui/icons/calendar-clock.ts'
import { Note } from '../../ui/note.tsx'
import { Island } from '../island.tsx'
import { legalAddress } from '../page-address.ts'
import { SiteFrame } from '../site-layout.tsx'
import { textsIn } from '../texts/texts.ts'
import { CookieChoiceButton } from './cookie-choice-button.tsx'
import { LegalContents } from './legal-contents.tsx'
import { markdownSections } from './markdown-sections.tsx'
import { translatedTexts } from './translated-texts.ts'

type PageProps = { page: GuestPageOf<'legal'> }

const prose = [
  'text-md leading-[1.75rem] [&_:is(p,ul,ol,dl,h3)]:max-w-[56ch] print:text-black',
  '[&_ul]:pl-5 [&_h3]:mt-5 [&_h3]:mb-1 [&_h3+p]:mt-0 [&>:last-child]:mb-0',
  '[&_:is(h3,strong)]:font-strong',
  '[&_:is(p,li,td)_a]:text-primary-text [&_:is(p,li,td)_a]:underline [&_:is(p,li,td)_a]:underline-offset-3',
  '[&_:is(p,li,td)_a]:[font-weight:inherit] [&_:is(p,li,td)_a]:decoration-current',
].join(' ')

/** The version in force, or the announced one where the address asks for it. */
export function LegalPage({ page }: PageProps) {
  const { visit, document, inForce, announced, isAhead, reader } = page
  const { language } = visit
  const words = textsIn(language).legal
  const { title, lead } = words.heads[document]
  const shown = (isAhead && announced) || inForce
  const sections = markdownSections(shown.body ?? translatedTexts[language][document], language)
  return (
    <SiteFrame visit={visit} home="/" nav={<AccountLinks page={page} />}>
      <div className="px-[18px] pt-4 pb-20 md:px-6">
        <article className="mx-auto grid w-full max-w-[1040px] grid-cols-[minmax(0,1fr)] gap-6 desk:grid-cols-[236px_minmax(0,1fr)] desk:gap-10 print:block">
          <header className="desk:col-start-2">
            <h1 className="text-2xl text-balance">{title}</h1>
            <p className="mt-2 max-w-[62ch] text-md text-muted">{lead}</p>
            <p className="mt-3 text-sm text-muted">
              {/* spec §2: the date shown is the current one. */}
              <Dated text={words.updated} date={page.today} language={language} /> ·{' '}
              <VersionLine shown={shown} today={page.today} language={language} />
            </p>
            {language === 'en' ? null : (
              <p className="mt-3 font-medium">
                {fill(words.translated, { version: shown.version })}{' '}
                <a href={`${legalPaths[document]}?lang=en`} hrefLang="en" className="link">
                  {words.readEnglish}
                </a>
              </p>
            )}
            {reader === language ? null : (
              <p lang={reader} className="mt-3 font-medium">
                {textsIn(reader).legal.inEnglish}
              </p>
            )}
            {announced ? <Announcement page={page} announced={announced} /> : null}
          </header>
          <LegalContents title={words.contents} sections={sections} />
          <div className="rounded-xl border border-border bg-surface px-5 py-8 md:px-12 md:py-12 desk:col-start-2 print:border-0 print:p-0">
            {sections.map((section, index) => (
              <section
                key={section.id}
                id={section.id}
                aria-labelledby={`${section.id}-title`}
                className={`scroll-mt-6 ${prose} not-first:mt-10`}
              >
                <h2 id={`${section.id}-title`} className="mb-3 break-after-avoid">
                  <span className="mr-2 text-muted tabular-nums">{index + 1}.</span>
                  {section.title}
                </h2>
                {section.body}
                {document === 'cookies' && section.id === 'change' ? (
                  <CookieChoice label={words.changeCookies} />
                ) : null}
              </section>
            ))}
          </div>
        </article>
      </div>
    </SiteFrame>
  )
}

function CookieChoice({ label }: { label: string }) {
  return (
    <Island
      name="cookie-choice"
      of={CookieChoiceButton}
      props={{ label }}
      className="only-script mt-4 print:hidden"
    />
  )
}

/** spec §2: the header of public pages */
function AccountLinks({ page: { hasSession, visit } }: PageProps) {
  const words = textsIn(visit.language).legal
  if (hasSession) return <HeaderButton href="/dashboard">{words.dashboard}</HeaderButton>
  return (
    <span className="flex items-center gap-2.5">
      <a
        href="/login"
        className="rounded-sm px-1 py-2 font-[540] hover:text-primary-text max-md:text-right max-md:leading-[18px]"
      >
        {words.login}
      </a>
      <HeaderButton href="/register">{words.register}</HeaderButton>
    </span>
  )
}

function HeaderButton({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
      {children}
    </a>
  )
}

type VersionLineProps = { shown: LegalText; today: string; language: GuestLanguage }

function VersionLine({ shown: { version, effectiveAt }, today, language }: VersionLineProps) {
  const words = textsIn(language).legal
  if (!effectiveAt) return fill(words.version, { version })
  const date = utcDay(effectiveAt)
  return (
    <Dated
      text={fill(date > today ? words.from : words.since, { version })}
      date={date}
      language={language}
    />
  )
}

/** A sentence with its day, which machines can read too. */
function Dated({ text, date, language }: { text: string; date: string; language: GuestLanguage }) {
  const [before, after] = text.split('{day}')
  return (
    <>
      {before}
      <time dateTime={date}>{longDay(language, date)}</time>
      {after}
    </>
  )
}

function Announcement({ page, announced }: PageProps & { announced: LegalText }) {
  const { document, isAhead, visit, reader } = page
  const words = textsIn(visit.language).legal
  const day = longDay(visit.language, announced.effectiveAt ? utcDay(announced.effectiveAt) : '')
  const path = legalAddress({ language: reader }, legalPaths[document])
  const announcedPath = `${path}${path.includes('?') ? '&' : '?'}version=announced`
  return (
    <Note
      tone="warning"
      icon={<CalendarClock />}
      title={fill(words.announced, { day })}
      className="mt-4 max-w-[62ch]"
    >
      <span lang="en">{announced.summary}</span>{' '}
      <a href={isAhead ? path : announcedPath} className="link">
        {isAhead ? words.readInForce : words.readAnnounced}
      </a>
    </Note>
  )
}
