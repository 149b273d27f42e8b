-- What affiliates see of a hotel's results before they ask it. Counted now and then from the bookings of each hotel
-- (`partnerships/figures.service.ts`), because a list sorts by it and must not read bookings.
CREATE TABLE hotel_partner_figures (
  hotel_id uuid CONSTRAINT hotel_partner_figures_pkey PRIMARY KEY
    CONSTRAINT hotel_partner_figures_hotel_id_fkey REFERENCES hotels ON DELETE CASCADE,
  -- Of the last year, over all partners.
  clicks bigint NOT NULL,
  link_bookings bigint NOT NULL,
  -- Null where neither stays nor rooms tell.
  typical_nights integer CONSTRAINT hotel_partner_figures_nights_positive CHECK (typical_nights > 0),
  typical_room_usd_cents bigint,
  is_estimated boolean NOT NULL,
  -- How long it took the hotel to decide on requests; null where it has not decided on any.
  answer_minutes integer,
  counted_at timestamptz NOT NULL,
  CONSTRAINT hotel_partner_figures_stay_whole CHECK ((typical_nights IS NULL) = (typical_room_usd_cents IS NULL))
);
CREATE INDEX hotel_partner_settings_listed_idx ON hotel_partner_settings (hotel_id) WHERE is_listed;
CREATE INDEX partnerships_invitations_idx ON partnerships (hotel_id) WHERE state = 'invited';

-- What cannot be seen from anything else of a new affiliate's first day.
CREATE TABLE affiliate_first_days (
  user_id uuid CONSTRAINT affiliate_first_days_pkey PRIMARY KEY
    CONSTRAINT affiliate_first_days_user_id_fkey REFERENCES users,
  link_copied_at timestamptz,
  link_tested_at timestamptz
);

-- The bookings of one partnership: the sum over its days.
CREATE INDEX referral_days_pair_idx ON referral_days (affiliate_id, hotel_id) INCLUDE (bookings);
