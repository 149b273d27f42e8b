import { campaignPayWords } from '@roomlark/contract/campaign-words'
import { isolate } from '@roomlark/contract/isolate'
import type { Campaign } from '@roomlark/contract/partners/campaigns'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { useStopCampaign } from '../../../../data/campaigns.ts'
import { listWords } from '../../../../lib/list-words.ts'
import { FormDialog } from '../../../../parts/form/form-dialog.tsx'
import { useContractForm } from '../../../../parts/form/use-contract-form.ts'
import { accountFormats } from '../../../../parts/word-formats.ts'
import { May } from '../../../../session/may.tsx'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Card, CardHead } from '../../../../ui/card.tsx'

type CampaignListProps = { hotelId: string; campaigns: readonly Campaign[] }

/** The campaigns that run or are to come, each with a way to stop it, and those that are over. */
export function CampaignList({ hotelId, campaigns }: CampaignListProps) {
  const [stopping, setStopping] = useState<Campaign | null>(null)
  return (
    <Card>
      <CardHead
        title={say('Your campaigns')}
        subtitle={say('Bookings made during a campaign keep its rate')}
      />
      {campaigns.length === 0 ? (
        <p className="text-muted">
          {say('None yet. A campaign raises the commission for a while and ends automatically.')}
        </p>
      ) : (
        <ul className="divide-y divide-border">
          {campaigns.map((campaign) => (
            <li
              key={campaign.id}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3.5 first:pt-0 last:pb-0"
            >
              <div className="min-w-0 flex-1 basis-64">
                <p className="font-strong wrap-anywhere">{campaign.name}</p>
                <p className="text-sm text-muted wrap-anywhere">{listFacts(campaign).join(', ')}</p>
              </div>
              <Badge tone={stateLooks[campaign.state]}>{stateWords[campaign.state]}</Badge>
              {campaign.state === 'running' || campaign.state === 'to-come' ? (
                <May do="decide-partners" at={hotelId}>
                  <Button variant="secondary" size="sm" onClick={() => setStopping(campaign)}>
                    {say('Stop')}
                  </Button>
                </May>
              ) : null}
            </li>
          ))}
        </ul>
      )}
      {stopping ? (
        <StopDialog hotelId={hotelId} campaign={stopping} onClose={() => setStopping(null)} />
      ) : null}
    </Card>
  )
}

const stateWords: Record<Campaign['state'], string> = {
  'to-come': say('To come##state of a campaign'),
  running: say('Running'),
  over: say('Over##state of a campaign'),
  stopped: say('Stopped'),
}

const stateLooks = {
  'to-come': 'primary',
  running: 'success',
  over: 'neutral',
  stopped: 'neutral',
} as const

function listFacts(campaign: Campaign): string[] {
  return [
    campaignPayWords(campaign, accountFormats),
    ...(campaign.partnerNames === null
      ? []
      : [say('for {partners}', { partners: listWords(campaign.partnerNames.map(isolate)) })]),
    say('{count, plural, one {# booking} other {# bookings}}', { count: campaign.bookings }),
  ]
}

type StopDialogProps = { hotelId: string; campaign: Campaign; onClose: () => void }

function StopDialog({ hotelId, campaign, onClose }: StopDialogProps) {
  const stop = useStopCampaign(hotelId)
  const form = useContractForm({
    send: () => stop.mutateAsync(campaign),
    done: say('The campaign has stopped.'),
    failed: say('It was not stopped. Please try again.'),
  })
  return (
    <FormDialog
      form={form}
      title={say('Stop this campaign?')}
      description={say(
        'New bookings get the usual rates from now on, and your partners are told. Bookings already made keep the campaign.',
      )}
      submitLabel={say('Stop campaign')}
      busyLabel={say('Stopping')}
      cancelLabel={say('Keep it running')}
      isDanger
      onClose={onClose}
    />
  )
}
