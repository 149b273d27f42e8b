import type { Trouble } from '@roomlark/contract/guest-site/guest-trouble-page'

/** Texts around pages: the header, the recommendation of a hotel, and the pages for errors. */
export type FrameTexts = {
  header: Record<'manage', string>
  recommended: Record<'by' | 'commission', string>
  trouble: Record<Trouble, { title: string; text: string }> & Record<'retry', string>
}
