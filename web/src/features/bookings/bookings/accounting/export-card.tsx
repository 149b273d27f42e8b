import { type Accounting, AccountingQuery } from '@roomlark/contract/bookings/accounting'
import { toMonthStart } from '@roomlark/contract/money-calendar'
import { say } from '@roomlark/contract/say'
import { useAccountingFile } from '../../../../data/accounting.ts'
import { longRangeWords } from '../../../../lib/day-words.ts'
import { FormBody } from '../../../../parts/form/form-body.tsx'
import { useContractForm } from '../../../../parts/form/use-contract-form.ts'
import { Button } from '../../../../ui/button.tsx'
import { Card, CardHead } from '../../../../ui/card.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { BellSpot } from '../../../../ui/spot.tsx'

export function ExportCard({ hotelId, settings: { ended } }: { hotelId: string; settings: Accounting }) {
  if (ended === null) {
    return (
      <Card>
        <EmptyState
          spot={<BellSpot />}
          title={say('Nothing to export yet')}
          text={say('Days are exported once they are closed, or after the end of their month.')}
        />
      </Card>
    )
  }
  return <ExportForm hotelId={hotelId} ended={ended} />
}

type ExportFormProps = { hotelId: string; ended: NonNullable<Accounting['ended']> }

function ExportForm({ hotelId, ended }: ExportFormProps) {
  const making = useAccountingFile(hotelId)
  const month = toMonthStart(ended.untilOn)
  const form = useContractForm({
    schema: AccountingQuery,
    values: {
      fromOn: month > ended.fromOn ? month : ended.fromOn,
      untilOn: ended.untilOn,
      format: 'journal' as const,
    },
    send: (query) => making.mutateAsync(query),
    failed: say('The file could not be created. Please try again.'),
  })
  return (
    <FormBody form={form}>
      <Card>
        <CardHead
          title={say('Export')}
          subtitle={say('{days} can be exported, as often as you like: every row keeps its document.', {
            days: longRangeWords(ended.fromOn, ended.untilOn),
          })}
        />
        <div className="grid items-start gap-5 md:grid-cols-3">
          <form.Text name="fromOn" label={say('From')} type="date" min={ended.fromOn} max={ended.untilOn} />
          <form.Text name="untilOn" label={say('Until')} type="date" min={ended.fromOn} max={ended.untilOn} />
          <form.Select
            name="format"
            label={say('File')}
            options={{
              journal: say('Journal by accounts (CSV)'),
              postings: say('Postings with both accounts (CSV)'),
              datev: say('DATEV (EXTF)'),
            }}
          />
        </div>
        <form.Fault className="mt-4" />
        <div className="mt-5 flex justify-end">
          <Button type="submit" busy={form.formState.isSubmitting && say('Exporting...')}>
            {say('Download')}
          </Button>
        </div>
      </Card>
    </FormBody>
  )
}
