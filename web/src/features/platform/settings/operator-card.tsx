import { operatorPath } from '@roomlark/contract/platform/legal-paths'
import { type Operator, OperatorInput } from '@roomlark/contract/platform/operator'
import { say } from '@roomlark/contract/say'
import { useOperator, useSaveOperator } from '../../../data/platform.ts'
import { FormBody } from '../../../parts/form/form-body.tsx'
import { SaveRow } from '../../../parts/form/save-row.tsx'
import { useContractForm } from '../../../parts/form/use-contract-form.ts'
import { Card, CardHead } from '../../../ui/card.tsx'
import { CardWaiting } from '../../../ui/card-states.tsx'

/** Says to guests who runs Roomlark. */
export function OperatorCard() {
  const operator = useOperator()
  return (
    <Card>
      <CardHead
        title={say('Who runs Roomlark')}
        subtitle={say('Guests read this on a page of its own and below emails about bookings')}
      />
      {operator.data ? <OperatorForm saved={operator.data} /> : <CardWaiting query={operator} />}
    </Card>
  )
}

function OperatorForm({ saved }: { saved: Operator }) {
  const saving = useSaveOperator()
  const form = useContractForm({
    schema: OperatorInput,
    values: saved,
    send: (input) => saving.mutateAsync(input),
    done: say('Saved. Guests see it at once.'),
    failed: say('This was not saved. Please try again.'),
  })
  return (
    <FormBody
      form={form}
      onDone={(kept) => form.reset(kept)}
      className="grid items-start gap-x-4 gap-y-[18px] sm:grid-cols-2"
    >
      <p className="text-muted sm:col-span-2">
        {say('Many countries ask for all of this. What you leave empty is not shown.')}{' '}
        <a href={operatorPath} target="_blank" rel="noreferrer" className="link">
          {say('Open the page')}
        </a>
      </p>
      <form.Text name="name" label={say('Legal name')} hint={say('As in the register: Roomlark AB')} />
      <form.Text name="representedBy" label={say('Represented by')} />
      <div className="sm:col-span-2">
        <form.Area name="address" label={say('Address')} rows={3} />
      </div>
      <form.Text
        name="registerNumber"
        label={say('Register and number')}
        hint={say('Such as: Bolagsverket 559123-4567')}
      />
      <form.Text name="vatId" label={say('VAT id')} />
      <form.Text name="email" label={say('Email')} type="email" />
      <form.Text name="phone" label={say('Phone')} type="tel" />
      <SaveRow className="sm:col-span-2">{say('Save')}</SaveRow>
    </FormBody>
  )
}
