import type { LinkTest } from '@roomlark/contract/guest-site/link-test'
import type { PartnerLink, PartnershipDetail } from '@roomlark/contract/guest-site/partner-links'
import { say } from '@roomlark/contract/say'
import { useEffect } from 'react'
import { useParams } from 'react-router'
import { useNoteFirstStep } from '../../../data/own-partnerships.ts'
import { useLinkTest, usePartnerLinks, usePartnership } from '../../../data/partner-links.ts'
import { weekdayLongDay } from '../../../lib/day-words.ts'
import { clockTime, isoDate } from '../../../lib/format-date.ts'
import { decimalText } from '../../../lib/format-number.ts'
import { useTitle } from '../../../lib/use-title.ts'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { RefreshCw } from '../../../ui/icons/refresh-cw.ts'
import { NotLoaded } from '../../../ui/not-loaded.tsx'
import { PartnershipNotLoaded, PartnershipSkeleton } from './partnership-states.tsx'
import { TestSteps } from './test-steps.tsx'
import { WouldEarnCard } from './would-earn-card.tsx'

/** A dry run of one link from the click to the commission, step by step. */
export function LinkTestPage() {
  const { id = '', linkId = '' } = useParams()
  const partnership = usePartnership(id)
  const links = usePartnerLinks(id, 30)
  useTitle(say('Test my link'))
  if (partnership.isPending || links.isPending) return <PartnershipSkeleton />
  const link = links.data?.data.find((one) => one.id === linkId)
  if (!partnership.data || !links.data) {
    const retry = () => void Promise.all([partnership.refetch(), links.refetch()])
    return <PartnershipNotLoaded error={partnership.error ?? links.error} retry={retry} />
  }
  if (!link) return <NotLoaded title={say('There is no such link')} query={links} />
  return <Run partnership={partnership.data} link={link} />
}

function Run({ partnership, link }: { partnership: PartnershipDetail; link: PartnerLink }) {
  const { id, hotel } = partnership
  const query = useLinkTest(id, link.id)
  const { mutate: noteFirstStep } = useNoteFirstStep()
  useEffect(() => {
    if (query.isSuccess) noteFirstStep('test')
  }, [query.isSuccess, noteFirstStep])
  const test = query.data
  const { mutate: note } = useNoteFirstStep()
  const hasRun = test !== undefined
  useEffect(() => {
    if (hasRun) note('test')
  }, [hasRun, note])
  return (
    <>
      <Breadcrumbs
        above={[
          { label: say('Partnerships'), to: '/partnerships' },
          { label: hotel.name, to: `/partnerships/${id}?link=${link.id}` },
        ]}
        here={say('Test {label}', { label: link.label })}
      />
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h1>{say('Test my link')}</h1>
          <p className="mt-1 text-muted">
            {say('A dry run from click to booking. Nothing is counted, held or billed.')}
          </p>
        </div>
        <Button
          variant="secondary"
          busy={query.isFetching && say('Running')}
          onClick={() => void query.refetch()}
          className="max-md:w-full"
        >
          <RefreshCw aria-hidden="true" className="size-[18px]" />
          {say('Run again')}
        </Button>
      </div>
      {test ? (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 desk:grid-cols-[minmax(0,1fr)_356px]">
          <TestSteps partnershipId={id} link={link} test={test} />
          <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
            <WouldEarnCard
              link={link}
              earned={test.wouldEarn}
              platformSharePercent={partnership.platformSharePercent}
            />
            <RunCard link={link} test={test} />
          </div>
        </div>
      ) : query.isError ? (
        <NotLoaded title={say('The test did not run')} query={query} />
      ) : (
        <PartnershipSkeleton />
      )}
    </>
  )
}

function RunCard({ link, test }: { link: PartnerLink; test: LinkTest }) {
  const at = new Date(test.at)
  const facts = [
    [say('Link'), link.label],
    [say('When##time'), `${weekdayLongDay(isoDate(at))}, ${clockTime(at)}`],
    [say('Took##time'), say('{seconds} seconds', { seconds: decimalText(test.tookMs / 1000) })],
    [say('Clicks counted'), '0'],
    [say('Rooms held'), '0'],
  ] as const
  return (
    <Card>
      <h3>{say('This run')}</h3>
      <dl className="mt-2 grid gap-2 text-[14px]">
        {facts.map(([term, words]) => (
          <div key={term} className="flex justify-between gap-4">
            <dt className="text-muted">{term}</dt>
            <dd className="text-right font-medium wrap-anywhere">{words}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
