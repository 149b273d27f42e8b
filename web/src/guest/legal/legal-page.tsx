import { utcDay } from '@roomlark/contract/dates'
import { longDay } from '@roomlark/contract/guest-formats'
import type { GuestPageOf } from '@roomlark/contract/guest-site/guest-page'
import type { LegalText } from '@roomlark/contract/platform/legal'
import { legalPaths } from '@roomlark/contract/platform/legal-paths'
import { buttonClass } from '../../ui/button-class.ts'
import { CalendarClock } from '../../ui/icons/calendar-clock.ts'
import { Note } from '../../ui/note.tsx'
import { Island } from '../island.tsx'
import { SiteFrame } from '../site-layout.tsx'
import { textsIn } from '../texts/texts.ts'
import { CookieChoiceButton } from './cookie-choice-button.tsx'
import { firstTexts } from './first-texts.ts'
import { LegalContents } from './legal-contents.tsx'
import { legalHeads } from './legal-heads.ts'
import { markdownSections } from './markdown-sections.tsx'

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
  const { title, lead } = legalHeads[document]
  const shown = (isAhead && announced) || inForce
  const sections = markdownSections(shown.body || firstTexts[document])
  return (
    <SiteFrame visit={visit} home="/" nav={<AccountLinks page={page} />}>
      <div className="px-[18px] pt-4 pb-20 md:px-6">
        <article className="mx-auto grid w-full max-w-[1040px] grid-cols-[minmax(0,1fr)] gap-6 desk:grid-cols-[236px_minmax(0,1fr)] desk:gap-10 print:block">
          <header className="desk:col-start-2">
            <h1 className="text-2xl text-balance">{title}</h1>
            <p className="mt-2 max-w-[62ch] text-md text-muted">{lead}</p>
            <p className="mt-3 text-sm text-muted">
              {/* spec §2: the date shown is the current one. */}
              Last updated <Day date={page.today} /> · <VersionLine {...{ shown, today: page.today }} />
            </p>
            {reader === 'en' ? null : (
              <p lang={reader} className="mt-3 font-medium">
                {textsIn(reader).site.legalLanguage}
              </p>
            )}
            {announced ? <Announcement {...{ page, announced }} /> : null}
          </header>
          <LegalContents sections={sections} />
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
                {document === 'cookies' && section.id === 'change' ? <CookieChoice /> : null}
              </section>
            ))}
          </div>
        </article>
      </div>
    </SiteFrame>
  )
}

function CookieChoice() {
  return (
    <Island
      name="cookie-choice"
      of={CookieChoiceButton}
      props={{}}
      className="only-script mt-4 print:hidden"
    />
  )
}

/** spec §2: the header of public pages */
function AccountLinks({ page: { hasSession } }: PageProps) {
  if (hasSession) return <HeaderButton href="/dashboard">Dashboard</HeaderButton>
  return (
    <span className="flex items-center gap-2.5">
      <a href="/login" className="rounded-sm px-1 py-2 font-[540] hover:text-primary-text">
        Login
      </a>
      <HeaderButton href="/register">Register</HeaderButton>
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

function VersionLine({ shown: { version, effectiveAt }, today }: { shown: LegalText; today: string }) {
  if (!effectiveAt) return `Version ${version}`
  const from = utcDay(effectiveAt)
  return (
    <>
      Version {version}, {from > today ? 'will hold from' : 'in force since'} <Day date={from} />
    </>
  )
}

function Day({ date }: { date: string }) {
  return <time dateTime={date}>{longDay('en', date)}</time>
}

function Announcement({ page: { document, isAhead }, announced }: PageProps & { announced: LegalText }) {
  const path = legalPaths[document]
  return (
    <Note
      tone="warning"
      icon={<CalendarClock />}
      title={`A new version holds from ${longDay('en', announced.effectiveAt ? utcDay(announced.effectiveAt) : '')}`}
      className="mt-4 max-w-[62ch]"
    >
      {announced.summary}{' '}
      <a href={isAhead ? path : `${path}?version=announced`} className="link">
        {isAhead ? 'Read the version in force' : 'Read the new version'}
      </a>
    </Note>
  )
}
