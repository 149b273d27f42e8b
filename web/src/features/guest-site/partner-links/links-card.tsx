import type { LinkFigures, PartnerLink } from '@roomlark/contract/guest-site/partner-links'
import { say } from '@roomlark/contract/say'
import { useLocation } from 'react-router'
import { cx } from '../../../lib/cx.ts'
import { longRangeWords } from '../../../lib/day-words.ts'
import { countText, figurePercent } from '../../../lib/format-number.ts'
import { moneyText } from '../../../parts/money/money-text.ts'
import { Card } from '../../../ui/card.tsx'
import { CopyIconButton } from '../../../ui/copy-button.tsx'
import { Link } from '../../../ui/link.tsx'
import { Segments } from '../../../ui/segments.tsx'
import { bareUrl, targetWords } from './link-words.ts'
import { type LinksView, linksAddress, periods } from './links-address.ts'

type LinksCardProps = {
  links: readonly PartnerLink[]
  period: { fromOn: string; untilOn: string }
  view: LinksView
  chosen: PartnerLink | undefined
  onPeriod: (days: number) => void
  onCopied: () => void
}

/** The links of the view with what each brought. */
export function LinksCard({ links, period, view, chosen, onPeriod, onCopied }: LinksCardProps) {
  const { search } = useLocation()
  const isArchive = view.show === 'archived'
  const active = links.filter(({ isArchived }) => !isArchived)
  const shown = isArchive ? links.filter(({ isArchived }) => isArchived) : active
  return (
    <Card className="overflow-hidden p-0!">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3 px-[18px] pt-[18px] pb-3 md:px-6 md:pt-6">
        <div>
          <h2>{say('Links')}</h2>
          <p className="mt-0.5 flex flex-wrap items-center gap-x-1.5 text-[14px] leading-5 text-muted">
            <label className="inline-flex items-center gap-1">
              <span className="sr-only">{say('Period')}</span>
              <select
                value={view.days}
                onChange={({ target }) => onPeriod(Number(target.value))}
                className="rounded-sm bg-transparent py-0.5 text-muted underline decoration-dotted underline-offset-4 [&>option]:bg-raised"
              >
                {periods.map((days) => (
                  <option key={days} value={days}>
                    {say('Last {days} days', { days })}
                  </option>
                ))}
              </select>
            </label>
            {longRangeWords(period.fromOn, period.untilOn)}
          </p>
        </div>
        <Segments
          label={say('Links')}
          size="sm"
          value={isArchive ? 'archived' : 'active'}
          choices={[
            { value: 'active', label: say('Active {count}##links', { count: countText(active.length) }) },
            {
              value: 'archived',
              label: say('Archived {count}##links', { count: countText(links.length - active.length) }),
            },
          ]}
          toChoice={(value) => ({
            search: linksAddress.with(search, { show: value === 'archived' ? value : null, linkId: null }),
          })}
        />
      </div>
      {shown.length === 0 ? (
        <p className="border-t border-border px-[18px] py-5 text-muted md:px-6">
          {isArchive ? say('No archived links.') : say('No links yet. Create one to recommend this hotel.')}
        </p>
      ) : (
        <LinkTable links={shown} chosen={chosen} onCopied={onCopied} />
      )}
    </Card>
  )
}

const headClass = 'px-3 py-2 text-right text-sm font-medium text-muted'
const cellClass = 'px-3 py-3 text-right tabular-nums'

type LinkTableProps = {
  links: readonly PartnerLink[]
  chosen: PartnerLink | undefined
  onCopied: () => void
}

/** A table from tablets on; on a phone each row has what matters in two columns. */
function LinkTable({ links, chosen, onCopied }: LinkTableProps) {
  const total = sumFigures(links.map(({ figures }) => figures))
  return (
    <table className="w-full border-collapse text-[15px] max-md:block">
      <thead className="max-md:hidden">
        <tr>
          <th scope="col" className="px-6 py-2 text-left text-sm font-medium text-muted">
            {say('Link')}
          </th>
          {[say('Clicks'), say('Bookings'), say('Stays'), say('Conversion'), say('Earnings')].map((title) => (
            <th key={title} scope="col" className={headClass}>
              {title}
            </th>
          ))}
          <th scope="col" className="pr-4">
            <span className="sr-only">{say('Copy')}</span>
          </th>
        </tr>
      </thead>
      <tbody className="max-md:block">
        {links.map((link) => (
          <LinkRow key={link.id} link={link} isChosen={link.id === chosen?.id} onCopied={onCopied} />
        ))}
      </tbody>
      <tfoot className="max-md:block">
        <tr className="border-t-2 border-text font-[580] max-md:flex max-md:justify-between max-md:px-[18px] max-md:py-3.5">
          <th scope="row" className="text-left font-[580] md:px-6 md:py-3">
            {say('All links')}
          </th>
          <FigureCells figures={total} />
          <td className="max-md:hidden" />
        </tr>
      </tfoot>
    </table>
  )
}

type LinkRowProps = { link: PartnerLink; isChosen: boolean; onCopied: () => void }

function LinkRow({ link, isChosen, onCopied }: LinkRowProps) {
  const { search } = useLocation()
  const { label, url, figures } = link
  return (
    <tr
      className={cx(
        'relative border-t border-border max-md:flex max-md:items-start max-md:justify-between max-md:gap-3 max-md:px-[18px] max-md:py-3.5',
        isChosen && 'bg-primary-soft/50 [box-shadow:inset_3px_0_0_var(--color-primary)]',
      )}
    >
      <th scope="row" className="min-w-0 text-left font-normal md:px-6 md:py-3">
        <Link
          to={{ search: linksAddress.with(search, { linkId: link.id }) }}
          replace
          aria-current={isChosen ? 'true' : undefined}
          className="font-[580] wrap-anywhere hover:underline after:absolute after:inset-0"
        >
          {label}
        </Link>
        <span className="block text-sm text-muted">{targetWords(link)}</span>
        {link.suspectedClicks === 0 ? null : (
          <span className="block text-sm text-muted tabular-nums">
            {say(
              '{clicks, plural, one {# suspected click} other {# suspected clicks}} of one network, not counted',
              { clicks: link.suspectedClicks },
            )}
          </span>
        )}
        <span className="block text-sm text-muted tabular-nums md:hidden">
          {say('{clicks, plural, one {# click} other {# clicks}}', { clicks: figures.clicks })},{' '}
          {say('{bookings, plural, one {# booking} other {# bookings}}', { bookings: figures.bookings })},{' '}
          {say('{stays, plural, one {# stay} other {# stays}}', { stays: figures.stays })}
        </span>
      </th>
      <FigureCells figures={figures} />
      <td className="pr-3 text-right max-md:hidden">
        <CopyIconButton
          text={url}
          label={say('Copy {url}', { url: bareUrl(url) })}
          className="relative z-1"
          onCopied={onCopied}
        />
      </td>
    </tr>
  )
}

function FigureCells({ figures }: { figures: LinkFigures }) {
  const { clicks, bookings, stays, earningsUsdCents } = figures
  const conversion = clicks === 0 ? '–' : figurePercent((100 * bookings) / clicks)
  const counts = {
    clicks: countText(clicks),
    bookings: countText(bookings),
    stays: countText(stays),
    conversion,
  }
  return (
    <>
      {Object.entries(counts).map(([name, words]) => (
        <td key={name} className={cx(cellClass, 'max-md:hidden')}>
          {words}
        </td>
      ))}
      <td className={cx(cellClass, 'font-[580] max-md:block max-md:p-0')}>
        {moneyText(earningsUsdCents, 'USD')}
        <span className="block text-sm font-normal text-muted md:hidden">
          {clicks === 0 ? '' : say('{percent} book##of those who click', { percent: conversion })}
        </span>
      </td>
    </>
  )
}

function sumFigures(all: readonly LinkFigures[]): LinkFigures {
  return all.reduce(
    (sum, one) => ({
      clicks: sum.clicks + one.clicks,
      bookings: sum.bookings + one.bookings,
      stays: sum.stays + one.stays,
      earningsUsdCents: sum.earningsUsdCents + one.earningsUsdCents,
    }),
    { clicks: 0, bookings: 0, stays: 0, earningsUsdCents: 0 },
  )
}
