-- Suspected clicks are counted wherever clicks are, so that every figure can show them apart.
ALTER TABLE hotel_days ADD COLUMN suspected integer NOT NULL DEFAULT 0;
ALTER TABLE owner_days ADD COLUMN suspected integer NOT NULL DEFAULT 0;
ALTER TABLE platform_days ADD COLUMN suspected integer NOT NULL DEFAULT 0;
ALTER TABLE referral_days ADD COLUMN suspected integer NOT NULL DEFAULT 0;
ALTER TABLE affiliate_days ADD COLUMN suspected integer NOT NULL DEFAULT 0;
ALTER TABLE hotel_partner_figures ADD COLUMN suspected bigint NOT NULL DEFAULT 0;
-- Those from before these columns, and from before link_days had its own, are counted by the next count.
INSERT INTO rebuild_due SELECT now() WHERE EXISTS (SELECT FROM clicks) OR EXISTS (SELECT FROM click_totals);
