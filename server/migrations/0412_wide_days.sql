-- Clicks on a link without a hotel belong to none. The constraints keep their names, by which rows are written.
ALTER TABLE link_days
  DROP CONSTRAINT link_days_pkey,
  ADD CONSTRAINT link_days_pkey UNIQUE USING INDEX link_days_wide;
ALTER TABLE link_days ALTER COLUMN hotel_id DROP NOT NULL;
ALTER TABLE referral_days
  DROP CONSTRAINT referral_days_pkey,
  ADD CONSTRAINT referral_days_pkey UNIQUE USING INDEX referral_days_wide;
ALTER TABLE referral_days ALTER COLUMN hotel_id DROP NOT NULL;
