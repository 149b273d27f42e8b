-- One switch for each account type in place of one for both.
UPDATE settings
SET value = (value - 'registration') || jsonb_build_object(
  'hotelRegistration', value -> 'registration', 'affiliateRegistration', value -> 'registration')
WHERE name IN ('switches', 'switches.preview') AND value ? 'registration';
