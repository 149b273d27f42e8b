import { say } from '@roomlark/contract/say'
import { type TaxForm, type TaxFormKind, taxFormKinds } from '@roomlark/contract/settlement/tax-forms'
import { useState } from 'react'
import { readTaxFormPdf, useTaxForms } from '../../../data/payout-papers.ts'
import { savePdf } from '../../../lib/save-file.ts'
import { showRefusal } from '../../../parts/refusals/show-refusal.ts'
import { Button } from '../../../ui/button.tsx'
import { Card, CardHead } from '../../../ui/card.tsx'
import { CardWaiting } from '../../../ui/card-states.tsx'
import { shortDayWords } from './details-words.ts'
import { TaxFormDialog } from './tax-form-dialog.tsx'

const taxFormWords: Record<TaxFormKind, { name: string; hint: string }> = {
  'w-9': { name: 'W-9', hint: say('For citizens, residents and companies of the United States') },
  'w-8ben': { name: 'W-8BEN', hint: say('For persons elsewhere who earn at hotels in the United States') },
  dac7: { name: 'DAC7', hint: say('For sellers in the European Union, if Roomlark has to report them') },
}

/** Forms for tax authorities, for those whom they concern. */
export function TaxFormsCard({ usualCountry }: { usualCountry: string }) {
  const forms = useTaxForms()
  const [signing, setSigning] = useState<TaxFormKind | null>(null)
  return (
    <Card aria-labelledby="tax-forms">
      <CardHead
        title={<span id="tax-forms">{say('Tax forms')}</span>}
        subtitle={say('Only if they apply to you; stored encrypted')}
      />
      {forms.data ? (
        <ul>
          {taxFormKinds.map((kind) => (
            <FormRow
              key={kind}
              kind={kind}
              form={forms.data.find((one) => one.kind === kind)}
              onSign={() => setSigning(kind)}
            />
          ))}
        </ul>
      ) : (
        <CardWaiting query={forms} />
      )}
      {signing ? (
        <TaxFormDialog kind={signing} usualCountry={usualCountry} onClose={() => setSigning(null)} />
      ) : null}
    </Card>
  )
}

type FormRowProps = { kind: TaxFormKind; form: TaxForm | undefined; onSign: () => void }

function FormRow({ kind, form, onSign }: FormRowProps) {
  const { name, hint } = taxFormWords[kind]
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-border py-2.5">
      <span className="min-w-0">
        <b className="font-strong">{name}</b>
        <span className="block text-sm text-muted">
          {form
            ? say('Signed by {name} on {day}', { name: form.signedBy, day: shortDayWords(form.signedAt) })
            : hint}
        </span>
      </span>
      <span className="flex gap-2">
        {form ? (
          <Button variant="quiet" size="sm" onClick={() => void download(kind)}>
            PDF<span className="sr-only"> {name}</span>
          </Button>
        ) : null}
        <Button variant="secondary" size="sm" onClick={onSign}>
          {form ? say('Sign again') : say('Fill in')}
          <span className="sr-only"> {name}</span>
        </Button>
      </span>
    </li>
  )
}

async function download(kind: TaxFormKind): Promise<void> {
  try {
    savePdf(await readTaxFormPdf(kind))
  } catch (error) {
    showRefusal(error, say('The file could not be made. Please try again.'))
  }
}
