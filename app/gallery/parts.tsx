import type { ReactNode } from "react";
import { Slides } from "~/islands/slides.tsx";
import { BackLink } from "~/ui/back-link.tsx";
import { Band } from "~/ui/band.tsx";
import { BandBorder } from "~/ui/band-border.tsx";
import { Button, ButtonLink } from "~/ui/button.tsx";
import * as icons from "~/ui/icons.tsx";
import { Label } from "~/ui/label.tsx";
import { LogoIcon } from "~/ui/logo-icon.tsx";
import { colourways } from "~/ui/pattern/colourways.ts";
import { Pattern } from "~/ui/pattern/pattern.tsx";
import { PhoneLink } from "~/ui/phone-link.tsx";
import { TextLink } from "~/ui/text-link.tsx";

/** One look of a part. States that a person brings about (hover, focus) are made by `bench/gallery.ts`. */
const carouselWords = (label: string) => ({
  ...{ label, role: "carousel", cards: `${label}: cards` },
  ...{ previous: "Previous", next: "Next", position: "{number} of {count}" },
});

export type State = { name: string; element: ReactNode; ground?: "dark" };

/** A component of `app/ui` by its name, with every state it can be in. */
export type Part = { name: string; states: State[] };

const slides = ["Salt", "Indigo", "Madder", "Turmeric"];
const cards = slides.map((name) => (
  <div key={name} className="card h-full p-6">
    <h4>{name}</h4>
  </div>
));

/** Every part of `app/ui` that can be seen. `tests/unit/gallery.test.ts` fails while one is missing. */
export const parts: Part[] = [
  {
    name: "Button",
    states: [
      { name: "primary", element: <Button>SUBMIT</Button> },
      { name: "outline", element: <Button variant="outline">SUBMIT</Button> },
      { name: "busy", element: <Button aria-disabled="true">SENDING...</Button> },
      { name: "disabled", element: <Button disabled>SUBMIT</Button> },
      { name: "primary on dark", ground: "dark", element: <Button>SUBMIT</Button> },
      { name: "outline on dark", ground: "dark", element: <Button variant="outline">SUBMIT</Button> },
    ],
  },
  {
    name: "ButtonLink",
    states: [
      { name: "primary", element: <ButtonLink to="/contact">GET IN TOUCH</ButtonLink> },
      {
        name: "outline",
        element: (
          <ButtonLink to="/contact" variant="outline">
            GET A QUOTE
          </ButtonLink>
        ),
      },
    ],
  },
  ...Object.entries(icons).map(([name, Icon]) => ({
    name,
    states: [
      { name: "plain", element: <Icon /> },
      { name: "small, on dark", ground: "dark" as const, element: <Icon size={16} strokeWidth={2.25} /> },
    ],
  })),
  {
    name: "TextLink",
    states: [
      { name: "plain", element: <TextLink to="/about">MORE ABOUT US</TextLink> },
      {
        name: "with words for screen readers",
        element: (
          <TextLink to="/blog" about="about salt">
            LEARN MORE
          </TextLink>
        ),
      },
      { name: "on dark", ground: "dark", element: <TextLink to="/industries">EXPLORE INDUSTRIES</TextLink> },
    ],
  },
  { name: "BackLink", states: [{ name: "plain", element: <BackLink to="/blog">BACK TO BLOG</BackLink> }] },
  { name: "PhoneLink", states: [{ name: "plain", element: <PhoneLink phone="+91 00000 00000" /> }] },
  {
    name: "Label",
    states: [
      { name: "on the page", element: <Label>FROM KUTCH</Label> },
      { name: "on dark", ground: "dark", element: <Label on="dark">FROM KUTCH</Label> },
    ],
  },
  {
    name: "LogoIcon",
    states: [
      { name: "48 px", element: <LogoIcon src="/icon.svg" /> },
      { name: "64 px on dark", ground: "dark", element: <LogoIcon src="/icon.svg" size={64} /> },
    ],
  },
  {
    name: "Band",
    states: (["ground", "ground-2", "band", "band-2"] as const).map((ground) => ({
      name: ground,
      element: (
        <Band ground={ground}>
          <p>A band of the page, on {ground}.</p>
        </Band>
      ),
    })),
  },
  { name: "BandBorder", states: [{ name: "salt on salt", element: <BandBorder /> }] },
  {
    name: "Pattern",
    states: colourways.flatMap((colourway) =>
      (["ajrakh", "suraj"] as const).map((tile) => ({
        name: `${tile}, ${colourway}`,
        element: (
          <div className="h-40">
            <Pattern seed={`${tile}-${colourway}`} cloth={{ tile, colourway, scale: 0.9 }} />
          </div>
        ),
      })),
    ),
  },
  {
    name: "Carousel",
    states: [
      {
        name: "in a loop",
        element: <Slides labels={carouselWords("Dyes in a loop")} names={slides} slides={cards} loop />,
      },
      { name: "with two ends", element: <Slides labels={carouselWords("Dyes")} names={slides} slides={cards} /> },
    ],
  },
];

/** Components that are seen in others, or not at all, and where. */
export const partsOfOthers: Record<string, string> = {
  Drawing: "what a Pattern draws",
  PageStyle: "a style sheet; it shows nothing by itself",
};
