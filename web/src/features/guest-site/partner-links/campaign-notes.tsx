import { campaignPayWords } from '@roomlark/contract/campaign-words'
import { isolate } from '@roomlark/contract/isolate'
import { say } from '@roomlark/contract/say'
import { useOwnCampaigns } from '../../../data/campaigns.ts'
import { accountFormats } from '../../../parts/word-formats.ts'
import { Sparkles } from '../../../ui/icons/sparkles.ts'
import { Note } from '../../../ui/note.tsx'

/** The campaigns of the hotel for this partner; nothing without any. */
export function CampaignNotes({ partnershipId }: { partnershipId: string }) {
  const { data = [] } = useOwnCampaigns(partnershipId)
  if (!data || data.length === 0) return null
  return (
    <div className="mb-5 grid gap-2.5">
      {data.map((campaign) => (
        <Note
          key={`${campaign.name} ${campaign.fromOn}`}
          tone="success"
          icon={<Sparkles />}
          title={say('Campaign {name}', { name: isolate(campaign.name) })}
        >
          {campaignPayWords(campaign, accountFormats)}
        </Note>
      ))}
    </div>
  )
}
