import { type MadeLink, MakeLinkInput } from '@roomlark/contract/guest-site/own-links'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { useSiteOptions } from '../../../../data/affiliate-sites.ts'
import { useMakeLink } from '../../../../data/own-links.ts'
import { useNoteFirstStep } from '../../../../data/own-partnerships.ts'
import { FormBody } from '../../../../parts/form/form-body.tsx'
import { useContractForm } from '../../../../parts/form/use-contract-form.ts'
import { Button } from '../../../../ui/button.tsx'
import { Card, CardHead } from '../../../../ui/card.tsx'
import { CopyButton } from '../../../../ui/copy-button.tsx'
import { Check } from '../../../../ui/icons/check.ts'
import { TriangleAlert } from '../../../../ui/icons/triangle-alert.ts'
import { Link } from '../../../../ui/link.tsx'
import { Note } from '../../../../ui/note.tsx'
import { targetWords } from './target-words.ts'

/** Makes a tracked link of whatever address of ours was pasted. */
export function MakeLinkCard({ address }: { address: string }) {
  const making = useMakeLink()
  const sites = useSiteOptions()
  const [made, setMade] = useState<MadeLink | null>(null)
  const form = useContractForm({
    schema: MakeLinkInput,
    values: { address, label: '', tag: '', siteId: '' },
    read: ({ siteId, ...typed }) => ({ ...typed, siteId: siteId || null }),
    send: making.mutateAsync,
    failed: say('The link was not created. Please try again.'),
  })
  return (
    <Card>
      <CardHead
        title={say('Make a link')}
        subtitle={say('Paste the address of a hotel, a place, a search, a list of hotels or a link of yours')}
      />
      <FormBody form={form} onDone={setMade} className="grid items-start gap-3.5 md:grid-cols-2">
        <div className="md:col-span-2">
          <form.Text
            name="address"
            type="url"
            inputMode="url"
            label={say('Address')}
            placeholder={`${location.origin}/stays/in/italy/positano`}
            autoCapitalize="none"
            spellCheck={false}
          />
        </div>
        <form.Text
          name="label"
          label={say('Label')}
          hint={say('Only you see it. Left empty, the link is named after its destination.')}
        />
        <form.Text
          name="tag"
          label={say('Tag')}
          autoCapitalize="none"
          hint={say('Your word for where it stands, such as newsletter')}
        />
        {sites ? <form.Select name="siteId" label={say('Site')} options={sites} /> : null}
        <Button
          type="submit"
          busy={making.isPending && say('Creating')}
          className="justify-self-start md:col-span-2"
        >
          {say('Create link')}
        </Button>
      </FormBody>
      <div role="status">{made ? <Made made={made} /> : null}</div>
    </Card>
  )
}

function Made({ made: { url, label, target, partnershipId, isNew, partnerHotels } }: { made: MadeLink }) {
  const { mutate: noteFirstStep } = useNoteFirstStep()
  return (
    <div className="mt-5 grid gap-3">
      <div className="flex items-center justify-between gap-2 rounded-md border border-control py-1 pr-1 pl-3">
        <code className="min-w-0 font-sans text-[15px] font-[540] wrap-anywhere">
          {url.replace(/^https?:\/\//, '')}
        </code>
        <CopyButton
          text={url}
          label={say('Copy')}
          className="shrink-0"
          onCopied={() => noteFirstStep('link')}
        />
      </div>
      <p className="text-sm text-muted">
        {isNew
          ? say('{label} was created: {target}.', { label, target: targetWords[target] })
          : say('You already have this link: {label}.', { label })}
        {partnershipId === null ? null : (
          <>
            {' '}
            <Link to={`/partnerships/${partnershipId}`}>{say('Its figures')}</Link>
          </>
        )}
      </p>
      {target === 'hotel' ? null : partnerHotels === 0 ? (
        <Note tone="warning" icon={<TriangleAlert />} title={say('None of these hotels is your partner')}>
          {say('Guests see the page, but bookings earn you nothing until one of its hotels is your partner.')}{' '}
          <Link to="/partnerships/find">{say('Find hotels')}</Link>
        </Note>
      ) : (
        <Note tone="success" icon={<Check />}>
          {say(
            '{hotels, plural, one {# hotel there is your partner} other {# hotels there are your partners}}: bookings earn by the terms of the hotel that is booked.',
            { hotels: partnerHotels },
          )}
        </Note>
      )}
    </div>
  )
}
