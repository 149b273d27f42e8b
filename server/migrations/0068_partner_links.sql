-- What the address of a click said: the affiliate's own word for where the link stood, and the parameter by which a paid
-- advertisement gives itself away.
ALTER TABLE clicks
  ADD COLUMN tag text CONSTRAINT clicks_tag_length CHECK (length(tag) BETWEEN 1 AND 64),
  ADD COLUMN ad_source text CONSTRAINT clicks_ad_source_length CHECK (length(ad_source) BETWEEN 1 AND 64);

-- Affiliates change their links themselves, perhaps in two windows.
ALTER TABLE tracked_links ADD COLUMN version integer NOT NULL DEFAULT 1;

-- Affiliates bring codes of their own. One that gives guests a discount counts once the hotel has agreed to it; one
-- without only says who sent the guest.
ALTER TABLE promo_codes
  ADD COLUMN agreement text NOT NULL DEFAULT 'agreed'
    CONSTRAINT promo_codes_agreement_known CHECK (agreement IN ('proposed', 'agreed', 'declined')),
  -- How the affiliate tells codes apart.
  ADD COLUMN label text NOT NULL DEFAULT '',
  DROP CONSTRAINT promo_codes_discount,
  ADD CONSTRAINT promo_codes_discount CHECK (
    discount_bps BETWEEN 100 AND 5000 OR (discount_bps = 0 AND affiliate_id IS NOT NULL)),
  ADD CONSTRAINT promo_codes_agreement_of_partner CHECK (agreement = 'agreed' OR affiliate_id IS NOT NULL);
CREATE INDEX promo_codes_affiliate_idx ON promo_codes (affiliate_id, hotel_id) WHERE affiliate_id IS NOT NULL;
ALTER TABLE bookings
  DROP CONSTRAINT bookings_promo_whole,
  ADD CONSTRAINT bookings_promo_whole CHECK ((promo_code IS NOT NULL OR discount_bps = 0)
    AND (promo_code_id IS NULL OR promo_code IS NOT NULL));

ALTER TABLE partnership_events
  DROP CONSTRAINT partnership_events_kind_known,
  ADD CONSTRAINT partnership_events_kind_known CHECK (
    kind IN ('requested', 'approved', 'declined', 'withdrawn', 'invited', 'accepted', 'invitation-declined',
             'paused', 'resumed', 'ended', 'terms-announced', 'terms-changed', 'terms-cancelled',
             'code-proposed', 'code-agreed', 'code-declined'));
