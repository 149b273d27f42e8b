import { say } from '@roomlark/contract/say'
import type { EarningsStatement } from '@roomlark/contract/settlement/earnings'
import { type ReactNode, useState } from 'react'
import { useParams } from 'react-router'
import { readLinesFile, readStatementPdf, useEarningsStatement } from '../../../data/earnings.ts'
import { isNotThere } from '../../../lib/api-error.ts'
import { monthWords } from '../../../lib/day-words.ts'
import { useTitle } from '../../../lib/use-title.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Fact } from '../../../ui/fact.tsx'
import { Download } from '../../../ui/icons/download.ts'
import { FileText } from '../../../ui/icons/file-text.ts'
import { NotLoaded } from '../../../ui/not-loaded.tsx'
import { Skeleton, SkeletonArea } from '../../../ui/skeleton.tsx'
import { KeyRackSpot } from '../../../ui/spot.tsx'
import { downloadCsv, downloadPdf } from './save-files.ts'
import { StatementHotels } from './statement-hotels.tsx'
import { StatementSide } from './statement-side.tsx'
import { StatementSum } from './statement-sum.tsx'
import { paidOnWords, payeeWords, payoutWords } from './statement-words.ts'

const above = [
  { label: say('Performance'), to: '/performance' },
  { label: say('Earnings'), to: '/performance/earnings' },
]

/** A statement of an affiliate: every stay, and how it was paid. */
export function StatementPage() {
  const { id = '' } = useParams()
  const statement = useEarningsStatement(id)
  const { data } = statement
  useTitle(data?.summary.number ?? say('Statement'))
  if (isNotThere(statement.error)) {
    return (
      <Card>
        <h1 className="sr-only">{say('Statement')}</h1>
        <EmptyState
          spot={<KeyRackSpot />}
          title={say('We could not find this statement')}
          text={say('The link may be wrong.')}
          action={<ButtonLink to="/performance/earnings">{say('Earnings')}</ButtonLink>}
        />
      </Card>
    )
  }
  return (
    <>
      <Breadcrumbs above={above} here={data?.summary.number ?? say('Statement')} />
      {data ? (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-3.5 md:gap-5 desk:grid-cols-[minmax(0,1fr)_356px]">
          <Paper statement={data} />
          <StatementSide statement={data} />
        </div>
      ) : statement.isPending ? (
        <StatementSkeleton />
      ) : (
        <>
          <h1 className="sr-only">{say('Statement')}</h1>
          <NotLoaded title={say('This statement did not load')} query={statement} />
        </>
      )}
    </>
  )
}

const inset = 'mx-[18px] md:mx-[34px]'

function Paper({ statement }: { statement: EarningsStatement }) {
  const { summary, payee } = statement
  const { tone, name } = payoutWords(summary)
  return (
    <Card className="overflow-hidden px-0! pb-0! md:pt-[26px]">
      <div className={`${inset} flex flex-wrap items-start justify-between gap-x-4 gap-y-3`}>
        <div>
          <p className="text-sm text-muted">{say('Payout statement')}</p>
          <h1 className="text-[34px] leading-[42px]">{monthWords(summary.statementOn)}</h1>
        </div>
        <div className="flex gap-2">
          <SaveButton
            variant="secondary"
            icon={<Download aria-hidden="true" className="size-4" />}
            save={() => downloadCsv(() => readLinesFile(summary.id))}
          >
            CSV
          </SaveButton>
          <SaveButton
            variant="primary"
            icon={<FileText aria-hidden="true" className="size-4" />}
            save={() => downloadPdf(() => readStatementPdf(summary.id))}
          >
            PDF
          </SaveButton>
        </div>
      </div>
      <dl
        className={`${inset} mt-3.5 mb-[18px] grid grid-cols-2 gap-4 border-y border-border py-[15px] md:grid-cols-[1.5fr_1fr_1fr_0.7fr]`}
      >
        <Fact term={say('Paid to')}>{payeeWords(payee)}</Fact>
        <Fact term={say('Number')}>
          <span className="keytag">{summary.number}</span>
        </Fact>
        <Fact term={summary.paidOn === null ? say('To be paid on') : say('Paid on')}>
          {summary.state === 'carried' ? say('Not paid') : paidOnWords(summary)}
        </Fact>
        <Fact term={say('Status')}>
          <Badge tone={tone}>{name}</Badge>
        </Fact>
      </dl>
      <StatementHotels statement={statement} />
      <StatementSum statement={statement} />
    </Card>
  )
}

type SaveProps = {
  children: string
  variant: 'primary' | 'secondary'
  icon: ReactNode
  save: () => Promise<void>
}

function SaveButton({ children, variant, icon, save }: SaveProps) {
  const [isBusy, setBusy] = useState(false)
  return (
    <Button
      variant={variant}
      size="sm"
      busy={isBusy && say('Making it...')}
      onClick={() => {
        setBusy(true)
        void save().finally(() => setBusy(false))
      }}
    >
      {icon}
      {children}
    </Button>
  )
}

function StatementSkeleton() {
  return (
    <SkeletonArea className="grid gap-3.5 md:gap-5 desk:grid-cols-[minmax(0,1fr)_356px]">
      <Card>
        <Skeleton className="h-10 w-44" />
        <Skeleton className="mt-6 h-14" />
        {['first', 'second', 'third', 'fourth'].map((row) => (
          <Skeleton key={row} className="mt-4 h-10" />
        ))}
      </Card>
      <Card className="self-start">
        <Skeleton className="h-7 w-40" />
        <Skeleton className="mt-5 h-40" />
      </Card>
    </SkeletonArea>
  )
}
