import type { Trouble } from '@roomlark/contract/guest-site/guest-trouble-page'

/** What stands around pages: the header, who recommended a hotel, and what is said where there is no page. */
export type FrameTexts = {
  header: Record<'manage', string>
  recommended: Record<'by' | 'commission', string>
  trouble: Record<Trouble, { title: string; text: string }> & Record<'retry', string>
}
