/* Written by the build, of what it generates: what queries give, and the types that the code names. */
declare namespace Queries {

type InputMaybe<T> = T | null;

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };

/** All built-in and custom scalars, mapped to their actual values */
type Scalars = {
  /** The `ID` scalar type represents a unique identifier, often used to refetch an object or as key for a cache. The ID type appears in a JSON response as a String; however, it is not intended to be human-readable. When expected as an input type, any string (such as `"4"`) or integer (such as `4`) input value will be accepted as an ID. */
  ID: string;
  /** The `String` scalar type represents textual data, represented as UTF-8 character sequences. The String type is most often used by GraphQL to represent free-form human-readable text. */
  String: string;
  /** The `Boolean` scalar type represents `true` or `false`. */
  Boolean: boolean;
  /** The `Int` scalar type represents non-fractional signed whole numeric values. Int can represent values between -(2^31) and 2^31 - 1. */
  Int: number;
  /** The `Float` scalar type represents signed double-precision fractional values as specified by [IEEE 754](https://en.wikipedia.org/wiki/IEEE_floating_point). */
  Float: number;
  /** A date string, such as 2007-12-03, compliant with the ISO 8601 standard for representation of dates and times using the Gregorian calendar. */
  Date: string;
  GatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData;
  /** The `JSON` scalar type represents JSON values as specified by [ECMA-404](http://www.ecma-international.org/publications/files/ECMA-ST/ECMA-404.pdf). */
  JSON: Record<string, unknown>;
};

type BannerScene =
  | 'blog'
  | 'contact'
  | 'gallery'
  | 'kraal'
  | 'membership'
  | 'people'
  | 'services'
  | 'shop';

type BannerSize =
  | 'brief'
  | 'full';

type BannerSlider =
  | 'alternate'
  | 'dairy'
  | 'home'
  | 'products';

type BannerTone =
  | 'danger'
  | 'plain';

/** The currencies that a price may be in. */
type Currency =
  | 'UGX'
  | 'USD';

type FaqGroup =
  | 'dairy'
  | 'general';

type HillShape =
  | 'hills'
  | 'savannah'
  | 'terraces';

type HomeVariantName =
  | 'dairy'
  | 'network'
  | 'products';

type LegalBlock =
  | 'complaints'
  | 'mobileMoney'
  | 'office'
  | 'print';

type LegalCondition =
  | 'compare'
  | 'newsletter'
  | 'offline'
  | 'ownVideos'
  | 'wishlist'
  | 'youtube';

type LegalFormName =
  | 'comment'
  | 'contact'
  | 'login'
  | 'order'
  | 'registration'
  | 'review'
  | 'search'
  | 'subscribe';

type Month =
  | 'Apr'
  | 'Aug'
  | 'Dec'
  | 'Feb'
  | 'Jan'
  | 'Jul'
  | 'Jun'
  | 'Mar'
  | 'May'
  | 'Nov'
  | 'Oct'
  | 'Sep';

type NoticeKind =
  | 'market'
  | 'quarantine'
  | 'vaccination';

type ProductCategory =
  | 'cattle'
  | 'dairy'
  | 'meat'
  | 'poultry';

type ProductDelivery =
  | 'chilled'
  | 'collected'
  | 'delivered';

type Region =
  | 'Central'
  | 'Eastern'
  | 'Northern'
  | 'Western';

type SocialNetwork =
  | 'facebook'
  | 'instagram'
  | 'tiktok'
  | 'youtube';

type StorageArea =
  | 'local'
  | 'session';

type TelephoneKey =
  | 'membership'
  | 'office'
  | 'orders';

type VideoProvider =
  | 'file'
  | 'youtube';

type Weekday =
  | 'Friday'
  | 'Monday'
  | 'Saturday'
  | 'Sunday'
  | 'Thursday'
  | 'Tuesday'
  | 'Wednesday';

type AboutCopyFragment = { readonly eyebrow: string | null, readonly title: string, readonly lead: string | null, readonly paragraphs: ReadonlyArray<string>, readonly videoLabel: string, readonly video: string, readonly image: { readonly alt: string, readonly isPhotograph: boolean, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } } };

type AboutPageQueryVariables = Exact<{ [key: string]: never; }>;

type AboutPageQuery = { readonly page: { readonly route: string, readonly title: string, readonly heading: string, readonly lead: string, readonly description: string, readonly scene: BannerScene | null, readonly size: BannerSize | null, readonly tone: BannerTone | null, readonly isIndexed: boolean, readonly canonical: string | null, readonly image: { readonly alt: string, readonly file: { readonly childImageSharp: { readonly resize: { readonly src: string | null } | null } | null } } | null } | null, readonly about: { readonly story: { readonly eyebrow: string | null, readonly title: string, readonly lead: string | null, readonly paragraphs: ReadonlyArray<string>, readonly button: { readonly label: string, readonly href: string } | null, readonly image: { readonly alt: string, readonly isPhotograph: boolean, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } } }, readonly mission: { readonly eyebrow: string | null, readonly title: string, readonly lead: string | null, readonly statement: string, readonly button: { readonly label: string, readonly href: string } | null, readonly pillars: ReadonlyArray<{ readonly id: number, readonly icon: string, readonly title: string, readonly text: string }> }, readonly membership: { readonly eyebrow: string | null, readonly title: string, readonly lead: string | null, readonly button: { readonly label: string, readonly href: string } | null, readonly image: { readonly alt: string, readonly isPhotograph: boolean, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } }, readonly terms: ReadonlyArray<{ readonly id: number, readonly figure: string, readonly title: string, readonly text: string, readonly link: { readonly label: string, readonly href: string } | null }> }, readonly women: { readonly eyebrow: string | null, readonly title: string, readonly lead: string | null, readonly paragraphs: ReadonlyArray<string> | null, readonly points: ReadonlyArray<string> | null, readonly foldedTitle: string | null, readonly button: { readonly label: string, readonly href: string } | null, readonly links: ReadonlyArray<{ readonly label: string, readonly href: string }> }, readonly abroad: { readonly eyebrow: string | null, readonly title: string, readonly lead: string | null, readonly paragraphs: ReadonlyArray<string> | null, readonly points: ReadonlyArray<string> | null, readonly foldedTitle: string | null, readonly button: { readonly label: string, readonly href: string } | null, readonly links: ReadonlyArray<{ readonly label: string, readonly href: string }> }, readonly team: { readonly eyebrow: string | null, readonly title: string, readonly lead: string | null, readonly button: { readonly label: string, readonly href: string } | null }, readonly join: { readonly title: string, readonly text: string, readonly button: { readonly label: string, readonly href: string } } } | null, readonly claims: { readonly nodes: ReadonlyArray<{ readonly words: string, readonly measured: { readonly what: string, readonly where: string, readonly when: string, readonly by: string } | null }> }, readonly farmers: { readonly nodes: ReadonlyArray<{ readonly jsonId: number, readonly name: string, readonly phone: string, readonly title: string, readonly district: string, readonly summary: string, readonly thumb: { readonly alt: string, readonly isPhotograph: boolean, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } } }> } };

type AchievementsCopyFragment = { readonly eyebrow: string | null, readonly title: string, readonly image: { readonly alt: string, readonly isPhotograph: boolean, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } }, readonly rings: ReadonlyArray<{ readonly id: number, readonly end: number, readonly title: string }> };

type ActionFragment = { readonly label: string, readonly href: string };

type AnimalHealthNoteFragment = { readonly title: string };

type AnimalHealthPageQueryVariables = Exact<{ [key: string]: never; }>;

type AnimalHealthPageQuery = { readonly page: { readonly route: string, readonly title: string, readonly heading: string, readonly lead: string, readonly description: string, readonly scene: BannerScene | null, readonly size: BannerSize | null, readonly tone: BannerTone | null, readonly isIndexed: boolean, readonly canonical: string | null, readonly image: { readonly alt: string, readonly file: { readonly childImageSharp: { readonly resize: { readonly src: string | null } | null } | null } } | null } | null, readonly health: { readonly call: { readonly title: string, readonly photoMessage: string, readonly people: ReadonlyArray<string>, readonly hoursNote: string, readonly sayTitle: string, readonly say: ReadonlyArray<string> }, readonly avoid: { readonly title: string, readonly items: ReadonlyArray<{ readonly title: string, readonly text: string, readonly drawing: string | null }> }, readonly steps: { readonly title: string, readonly items: ReadonlyArray<{ readonly title: string, readonly text: string, readonly drawing: string | null }> }, readonly people: { readonly title: string, readonly items: ReadonlyArray<{ readonly title: string, readonly text: string }> }, readonly dangers: { readonly title: string, readonly lead: string, readonly items: ReadonlyArray<{ readonly id: number, readonly title: string, readonly signs: string, readonly text: string, readonly source: string, readonly drawing: string | null }> }, readonly sheep: { readonly title: string, readonly lead: string, readonly items: ReadonlyArray<{ readonly id: number, readonly title: string, readonly signs: string, readonly text: string, readonly source: string, readonly drawing: string | null }> }, readonly sheepSheet: { readonly path: string, readonly title: string }, readonly report: { readonly title: string, readonly text: string, readonly diseases: ReadonlyArray<string>, readonly source: string }, readonly vaccination: { readonly title: string, readonly lead: string, readonly path: string, readonly sources: ReadonlyArray<{ readonly title: string, readonly publisher: string, readonly year: number }> | null, readonly reviewedBy: { readonly name: string, readonly licence: string, readonly date: { readonly day: number, readonly month: Month, readonly year: number } } | null, readonly parts: ReadonlyArray<{ readonly title: string, readonly items: ReadonlyArray<string> | null, readonly columns: ReadonlyArray<{ readonly title: string }> | null, readonly rows: ReadonlyArray<{ readonly label: string, readonly cells: ReadonlyArray<string> | null }> | null }> }, readonly reviewedBy: { readonly name: string, readonly licence: string, readonly date: { readonly day: number, readonly month: Month, readonly year: number } } | null } | null, readonly site: { readonly openingHours: ReadonlyArray<{ readonly label: string, readonly days: ReadonlyArray<Weekday>, readonly opens: string | null, readonly closes: string | null }> } | null };

type AnnouncementFragment = { readonly jsonId: number, readonly kind: string, readonly isUrgent: boolean, readonly title: string, readonly text: string, readonly districts: ReadonlyArray<string>, readonly days: string, readonly declared: string, readonly link: { readonly label: string, readonly href: string } | null };

type AudienceCopyFragment = { readonly eyebrow: string | null, readonly title: string, readonly lead: string | null, readonly paragraphs: ReadonlyArray<string> | null, readonly points: ReadonlyArray<string> | null, readonly foldedTitle: string | null, readonly button: { readonly label: string, readonly href: string } | null, readonly links: ReadonlyArray<{ readonly label: string, readonly href: string }> };

type AvatarPictureFragment = { readonly alt: string, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } };

type BenefitPointFragment = { readonly id: number, readonly icon: string, readonly title: string, readonly description: string };

type BenefitsCopyFragment = { readonly eyebrow: string | null, readonly title: string, readonly lead: string | null, readonly video: string };

type BlogPageQueryVariables = Exact<{
  route: Scalars['String'];
  entries: ReadonlyArray<InputMaybe<Scalars['Int']>> | InputMaybe<Scalars['Int']>;
  recent: ReadonlyArray<InputMaybe<Scalars['Int']>> | InputMaybe<Scalars['Int']>;
  hasSidebar?: InputMaybe<Scalars['Boolean']>;
}>;

type BlogPageQuery = { readonly page: { readonly route: string, readonly title: string, readonly heading: string, readonly lead: string, readonly description: string, readonly scene: BannerScene | null, readonly size: BannerSize | null, readonly tone: BannerTone | null, readonly isIndexed: boolean, readonly canonical: string | null, readonly image: { readonly alt: string, readonly file: { readonly childImageSharp: { readonly resize: { readonly src: string | null } | null } | null } } | null } | null, readonly posts: { readonly nodes: ReadonlyArray<{ readonly jsonId: number, readonly title: string, readonly author: string, readonly full_date: string, readonly description: string, readonly comments: number, readonly date: { readonly day: number, readonly month: Month, readonly year: number }, readonly thumb: { readonly alt: string, readonly isPhotograph: boolean, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } } }> }, readonly blog: { readonly tags: ReadonlyArray<{ readonly category: string }>, readonly gallery?: ReadonlyArray<{ readonly id: number, readonly thumb: { readonly path: string, readonly alt: string, readonly isPhotograph: boolean, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData, readonly large: { readonly src: string, readonly width: number, readonly height: number } } | null } } }> } | null, readonly recent: { readonly nodes: ReadonlyArray<{ readonly jsonId: number, readonly title: string, readonly full_date: string, readonly date: { readonly day: number, readonly month: Month, readonly year: number }, readonly thumb: { readonly alt: string, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } } }> } };

type BrandMarkFragment = { readonly id: number, readonly name: string, readonly description: string, readonly mark: string };

type BroadPictureFragment = { readonly alt: string, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } };

type CardPictureFragment = { readonly alt: string, readonly isPhotograph: boolean, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } };

type CartCopyFragment = { readonly emptyImage: { readonly alt: string, readonly isPhotograph: boolean, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } } };

type CartPageQueryVariables = Exact<{ [key: string]: never; }>;

type CartPageQuery = { readonly page: { readonly route: string, readonly title: string, readonly heading: string, readonly lead: string, readonly description: string, readonly scene: BannerScene | null, readonly size: BannerSize | null, readonly tone: BannerTone | null, readonly isIndexed: boolean, readonly canonical: string | null, readonly image: { readonly alt: string, readonly file: { readonly childImageSharp: { readonly resize: { readonly src: string | null } | null } | null } } | null } | null, readonly cart: { readonly emptyImage: { readonly alt: string, readonly isPhotograph: boolean, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } } } | null };

type CategoryCardFragment = { readonly id: number, readonly name: string, readonly href: string, readonly thumb: { readonly alt: string, readonly isPhotograph: boolean, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } } };

type CheckoutCopyFragment = { readonly paymentNotice: string, readonly emptyImage: { readonly alt: string, readonly isPhotograph: boolean, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } } };

type CheckoutPageQueryVariables = Exact<{ [key: string]: never; }>;

type CheckoutPageQuery = { readonly page: { readonly route: string, readonly title: string, readonly heading: string, readonly lead: string, readonly description: string, readonly scene: BannerScene | null, readonly size: BannerSize | null, readonly tone: BannerTone | null, readonly isIndexed: boolean, readonly canonical: string | null, readonly image: { readonly alt: string, readonly file: { readonly childImageSharp: { readonly resize: { readonly src: string | null } | null } | null } } | null } | null, readonly cart: { readonly paymentNotice: string, readonly countries: ReadonlyArray<{ readonly value: string, readonly label: string, readonly isDefault: boolean }>, readonly emptyImage: { readonly alt: string, readonly isPhotograph: boolean, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } } } | null, readonly payment: { readonly title: string, readonly lead: string, readonly steps: ReadonlyArray<string>, readonly warnings: ReadonlyArray<string> } | null, readonly site: { readonly mobileMoney: ReadonlyArray<{ readonly network: string, readonly merchantCode: string, readonly dial: string }> } | null };

type CommentFragment = { readonly id: number, readonly name: string, readonly text: string, readonly date: { readonly day: number, readonly month: Month, readonly year: number }, readonly avatar: { readonly alt: string, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } } };

type ContactCopyFragment = { readonly eyebrow: string | null, readonly title: string, readonly lead: string | null, readonly button: { readonly label: string, readonly href: string } | null, readonly image: { readonly alt: string, readonly isPhotograph: boolean, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } } };

type ContactPageQueryVariables = Exact<{ [key: string]: never; }>;

type ContactPageQuery = { readonly page: { readonly route: string, readonly title: string, readonly heading: string, readonly lead: string, readonly description: string, readonly scene: BannerScene | null, readonly size: BannerSize | null, readonly tone: BannerTone | null, readonly isIndexed: boolean, readonly canonical: string | null, readonly image: { readonly alt: string, readonly file: { readonly childImageSharp: { readonly resize: { readonly src: string | null } | null } | null } } | null } | null, readonly site: { readonly mapLink: string, readonly supportHours: ReadonlyArray<{ readonly label: string, readonly opens: string | null, readonly closes: string | null }>, readonly openingHours: ReadonlyArray<{ readonly label: string, readonly days: ReadonlyArray<Weekday>, readonly opens: string | null, readonly closes: string | null }> } | null, readonly home: { readonly contact: { readonly image: { readonly alt: string, readonly isPhotograph: boolean, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } } } } | null, readonly health: { readonly note: { readonly title: string } } | null, readonly contact: { readonly complaints: { readonly key: string, readonly title: string, readonly paragraphs: ReadonlyArray<string> | null, readonly points: ReadonlyArray<string> | null, readonly blocks: ReadonlyArray<LegalBlock> | null, readonly when: LegalCondition | null, readonly conditionalPoints: ReadonlyArray<{ readonly text: string, readonly when: LegalCondition | null }> | null, readonly forms: ReadonlyArray<{ readonly form: LegalFormName, readonly title: string, readonly asks: string, readonly why: string, readonly stays: string, readonly posted: string | null, readonly when: LegalCondition | null }> | null, readonly stored: ReadonlyArray<{ readonly key: string, readonly area: StorageArea, readonly text: string, readonly when: LegalCondition | null }> | null, readonly facts: ReadonlyArray<{ readonly label: string, readonly value: string | null }> | null, readonly links: ReadonlyArray<{ readonly label: string, readonly href: string, readonly when: LegalCondition | null }> | null }, readonly phoneBook: { readonly title: string, readonly lead: string }, readonly map: { readonly eyebrow: string | null, readonly title: string, readonly lead: string | null, readonly directions: ReadonlyArray<string>, readonly button: { readonly label: string, readonly href: string } | null, readonly image: { readonly alt: string, readonly isPhotograph: boolean, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } } }, readonly press: { readonly eyebrow: string | null, readonly title: string, readonly lead: string | null, readonly paragraphs: ReadonlyArray<string> | null, readonly points: ReadonlyArray<string> | null, readonly foldedTitle: string | null, readonly button: { readonly label: string, readonly href: string } | null, readonly links: ReadonlyArray<{ readonly label: string, readonly href: string }> }, readonly other: { readonly eyebrow: string | null, readonly title: string, readonly lead: string | null, readonly button: { readonly label: string, readonly href: string } | null }, readonly reach: { readonly title: string, readonly languages: string, readonly answer: string } } | null };

type ContentVideoFragment = { readonly key: string, readonly title: string, readonly provider: VideoProvider, readonly youtubeId: string | null, readonly webm: string | null, readonly mp4: string | null, readonly poster: { readonly alt: string, readonly isPhotograph: boolean, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } } };

type CountryOptionFragment = { readonly value: string, readonly label: string, readonly isDefault: boolean };

type FarmDateFragment = { readonly title: string, readonly date: string | null, readonly monthly: { readonly words: string } | null };

type FarmerCardFragment = { readonly jsonId: number, readonly name: string, readonly phone: string, readonly title: string, readonly district: string, readonly summary: string, readonly thumb: { readonly alt: string, readonly isPhotograph: boolean, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } } };

type FarmerDetailFragment = { readonly jsonId: number, readonly name: string, readonly title: string, readonly district: string, readonly phone: string, readonly email: string, readonly summary: string, readonly biography: string, readonly thumb: { readonly alt: string, readonly isPhotograph: boolean, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } }, readonly skillProgress: ReadonlyArray<{ readonly id: number, readonly title: string, readonly end: number }>, readonly memberData: ReadonlyArray<{ readonly id: number, readonly listTitle: string, readonly memberInfo: ReadonlyArray<{ readonly id: number, readonly title: string, readonly description: string }> }> };

type FarmerPageQueryVariables = Exact<{
  id: InputMaybe<Scalars['String']>;
}>;

type FarmerPageQuery = { readonly farmer: { readonly jsonId: number, readonly name: string, readonly title: string, readonly district: string, readonly phone: string, readonly email: string, readonly summary: string, readonly biography: string, readonly thumb: { readonly alt: string, readonly isPhotograph: boolean, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData, readonly resize: { readonly src: string | null } | null } | null } }, readonly skillProgress: ReadonlyArray<{ readonly id: number, readonly title: string, readonly end: number }>, readonly memberData: ReadonlyArray<{ readonly id: number, readonly listTitle: string, readonly memberInfo: ReadonlyArray<{ readonly id: number, readonly title: string, readonly description: string }> }> } | null };

type FarmersPageQueryVariables = Exact<{ [key: string]: never; }>;

type FarmersPageQuery = { readonly page: { readonly route: string, readonly title: string, readonly heading: string, readonly lead: string, readonly description: string, readonly scene: BannerScene | null, readonly size: BannerSize | null, readonly tone: BannerTone | null, readonly isIndexed: boolean, readonly canonical: string | null, readonly image: { readonly alt: string, readonly file: { readonly childImageSharp: { readonly resize: { readonly src: string | null } | null } | null } } | null } | null, readonly farmers: { readonly nodes: ReadonlyArray<{ readonly jsonId: number, readonly name: string, readonly phone: string, readonly title: string, readonly district: string, readonly summary: string, readonly thumb: { readonly alt: string, readonly isPhotograph: boolean, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } } }> } };

type FarmPageQueryVariables = Exact<{ [key: string]: never; }>;

type FarmPageQuery = { readonly page: { readonly route: string, readonly title: string, readonly heading: string, readonly lead: string, readonly description: string, readonly scene: BannerScene | null, readonly size: BannerSize | null, readonly tone: BannerTone | null, readonly isIndexed: boolean, readonly canonical: string | null, readonly image: { readonly alt: string, readonly file: { readonly childImageSharp: { readonly resize: { readonly src: string | null } | null } | null } } | null } | null, readonly farm: { readonly intro: { readonly eyebrow: string | null, readonly title: string, readonly lead: string | null, readonly paragraphs: ReadonlyArray<string>, readonly video: string, readonly videoLabel: string, readonly button: { readonly label: string, readonly href: string } | null, readonly image: { readonly alt: string, readonly isPhotograph: boolean, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } } }, readonly stations: { readonly eyebrow: string | null, readonly title: string, readonly lead: string | null, readonly button: { readonly label: string, readonly href: string } | null, readonly items: ReadonlyArray<{ readonly id: number, readonly title: string, readonly text: string, readonly image: { readonly alt: string, readonly isPhotograph: boolean, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } } }> }, readonly year: { readonly eyebrow: string | null, readonly title: string, readonly lead: string | null, readonly button: { readonly label: string, readonly href: string } | null, readonly reviewedBy: { readonly name: string, readonly licence: string, readonly date: { readonly day: number, readonly month: Month, readonly year: number } } | null, readonly seasons: ReadonlyArray<{ readonly id: number, readonly months: string, readonly title: string, readonly text: string, readonly tasks: ReadonlyArray<string>, readonly image: { readonly alt: string, readonly isPhotograph: boolean, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } } }> }, readonly visit: { readonly eyebrow: string | null, readonly title: string, readonly lead: string | null, readonly rules: ReadonlyArray<string>, readonly button: { readonly label: string, readonly href: string } | null } } | null, readonly notices: ReadonlyArray<{ readonly jsonId: number, readonly kind: string, readonly isUrgent: boolean, readonly title: string, readonly text: string, readonly districts: ReadonlyArray<string>, readonly days: string, readonly declared: string, readonly link: { readonly label: string, readonly href: string } | null }>, readonly dates: ReadonlyArray<{ readonly title: string, readonly date: string | null, readonly monthly: { readonly words: string } | null }>, readonly site: { readonly videos: ReadonlyArray<{ readonly key: string, readonly title: string, readonly provider: VideoProvider, readonly youtubeId: string | null, readonly webm: string | null, readonly mp4: string | null, readonly poster: { readonly alt: string, readonly isPhotograph: boolean, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } } }> } | null };

type FarmStationsCopyFragment = { readonly eyebrow: string | null, readonly title: string, readonly lead: string | null, readonly button: { readonly label: string, readonly href: string } | null, readonly items: ReadonlyArray<{ readonly id: number, readonly title: string, readonly text: string, readonly image: { readonly alt: string, readonly isPhotograph: boolean, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } } }> };

type FarmVisitCopyFragment = { readonly eyebrow: string | null, readonly title: string, readonly lead: string | null, readonly rules: ReadonlyArray<string>, readonly button: { readonly label: string, readonly href: string } | null };

type FarmYearCopyFragment = { readonly eyebrow: string | null, readonly title: string, readonly lead: string | null, readonly button: { readonly label: string, readonly href: string } | null, readonly reviewedBy: { readonly name: string, readonly licence: string, readonly date: { readonly day: number, readonly month: Month, readonly year: number } } | null, readonly seasons: ReadonlyArray<{ readonly id: number, readonly months: string, readonly title: string, readonly text: string, readonly tasks: ReadonlyArray<string>, readonly image: { readonly alt: string, readonly isPhotograph: boolean, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } } }> };

type FeaturedProductFragment = { readonly jsonId: number, readonly title: string, readonly thumb: { readonly alt: string, readonly isPhotograph: boolean, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } }, readonly product: { readonly jsonId: number, readonly title: string, readonly tags: ReadonlyArray<string>, readonly onSale: boolean, readonly ratings: number, readonly reviews: number, readonly discount: number, readonly category: ProductCategory, readonly delivery: ProductDelivery, readonly description: ReadonlyArray<string>, readonly price: { readonly text: string, readonly amountMinor: number, readonly currency: Currency }, readonly oldPrice: { readonly text: string } | null, readonly unit: { readonly one: string, readonly many: string }, readonly farmer: { readonly jsonId: number, readonly name: string, readonly district: string } | null, readonly thumb: { readonly alt: string, readonly isPhotograph: boolean, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } } } };

type FeaturePointFragment = { readonly id: number, readonly icon: string, readonly title: string, readonly description: string };

type FigurePictureFragment = { readonly alt: string, readonly isPhotograph: boolean, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } };

type FindUsCopyFragment = { readonly eyebrow: string | null, readonly title: string, readonly lead: string | null, readonly directions: ReadonlyArray<string>, readonly button: { readonly label: string, readonly href: string } | null, readonly image: { readonly alt: string, readonly isPhotograph: boolean, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } } };

type FormAnswerFragment = { readonly form: LegalFormName, readonly title: string, readonly asks: string, readonly why: string, readonly stays: string, readonly posted: string | null, readonly when: LegalCondition | null };

type FunFactFigureFragment = { readonly id: number, readonly end: number, readonly suffix: string | null, readonly label: string };

type GalleryCopyFragment = { readonly eyebrow: string | null, readonly title: string, readonly lead: string | null, readonly button: { readonly label: string, readonly href: string } | null, readonly pictures: ReadonlyArray<{ readonly path: string, readonly alt: string, readonly isPhotograph: boolean, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } }> };

type GalleryKindsFragment = { readonly kinds: ReadonlyArray<{ readonly slug: string, readonly label: string }> };

type GalleryPageQueryVariables = Exact<{
  shown: ReadonlyArray<Scalars['String']> | Scalars['String'];
}>;

type GalleryPageQuery = { readonly page: { readonly route: string, readonly title: string, readonly heading: string, readonly lead: string, readonly description: string, readonly scene: BannerScene | null, readonly size: BannerSize | null, readonly tone: BannerTone | null, readonly isIndexed: boolean, readonly canonical: string | null, readonly image: { readonly alt: string, readonly file: { readonly childImageSharp: { readonly resize: { readonly src: string | null } | null } | null } } | null } | null, readonly gallery: { readonly pictures: ReadonlyArray<{ readonly path: string, readonly alt: string, readonly isPhotograph: boolean, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData, readonly large: { readonly src: string, readonly width: number, readonly height: number } } | null } }>, readonly kinds: ReadonlyArray<{ readonly slug: string, readonly label: string }> } | null };

type GalleryPictureFragment = { readonly path: string, readonly alt: string, readonly isPhotograph: boolean, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData, readonly large: { readonly src: string, readonly width: number, readonly height: number } } | null } };

type GatsbyImageSharpFixedFragment = { readonly base64: string | null, readonly width: number, readonly height: number, readonly src: string, readonly srcSet: string };

type GatsbyImageSharpFixed_noBase64Fragment = { readonly width: number, readonly height: number, readonly src: string, readonly srcSet: string };

type GatsbyImageSharpFixed_tracedSVGFragment = { readonly tracedSVG: string | null, readonly width: number, readonly height: number, readonly src: string, readonly srcSet: string };

type GatsbyImageSharpFixed_withWebpFragment = { readonly base64: string | null, readonly width: number, readonly height: number, readonly src: string, readonly srcSet: string, readonly srcWebp: string | null, readonly srcSetWebp: string | null };

type GatsbyImageSharpFixed_withWebp_noBase64Fragment = { readonly width: number, readonly height: number, readonly src: string, readonly srcSet: string, readonly srcWebp: string | null, readonly srcSetWebp: string | null };

type GatsbyImageSharpFixed_withWebp_tracedSVGFragment = { readonly tracedSVG: string | null, readonly width: number, readonly height: number, readonly src: string, readonly srcSet: string, readonly srcWebp: string | null, readonly srcSetWebp: string | null };

type GatsbyImageSharpFluidFragment = { readonly base64: string | null, readonly aspectRatio: number, readonly src: string, readonly srcSet: string, readonly sizes: string };

type GatsbyImageSharpFluid_noBase64Fragment = { readonly aspectRatio: number, readonly src: string, readonly srcSet: string, readonly sizes: string };

type GatsbyImageSharpFluid_tracedSVGFragment = { readonly tracedSVG: string | null, readonly aspectRatio: number, readonly src: string, readonly srcSet: string, readonly sizes: string };

type GatsbyImageSharpFluid_withWebpFragment = { readonly base64: string | null, readonly aspectRatio: number, readonly src: string, readonly srcSet: string, readonly srcWebp: string | null, readonly srcSetWebp: string | null, readonly sizes: string };

type GatsbyImageSharpFluid_withWebp_noBase64Fragment = { readonly aspectRatio: number, readonly src: string, readonly srcSet: string, readonly srcWebp: string | null, readonly srcSetWebp: string | null, readonly sizes: string };

type GatsbyImageSharpFluid_withWebp_tracedSVGFragment = { readonly tracedSVG: string | null, readonly aspectRatio: number, readonly src: string, readonly srcSet: string, readonly srcWebp: string | null, readonly srcSetWebp: string | null, readonly sizes: string };

type GatsbyImageSharpFluidLimitPresentationSizeFragment = { readonly maxHeight: number, readonly maxWidth: number };

type GroupOrderFragment = { readonly goods: ReadonlyArray<string>, readonly closes: string };

type HeadPictureFragment = { readonly alt: string, readonly isPhotograph: boolean, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } };

type HealthAvoidCopyFragment = { readonly title: string, readonly items: ReadonlyArray<{ readonly title: string, readonly text: string, readonly drawing: string | null }> };

type HealthDangersCopyFragment = { readonly title: string, readonly lead: string, readonly items: ReadonlyArray<{ readonly id: number, readonly title: string, readonly signs: string, readonly text: string, readonly source: string, readonly drawing: string | null }> };

type HealthLineFragment = { readonly title: string };

type HealthPeopleCopyFragment = { readonly title: string, readonly items: ReadonlyArray<{ readonly title: string, readonly text: string }> };

type HealthReportCopyFragment = { readonly title: string, readonly text: string, readonly diseases: ReadonlyArray<string>, readonly source: string };

type HealthStepsCopyFragment = { readonly title: string, readonly items: ReadonlyArray<{ readonly title: string, readonly text: string, readonly drawing: string | null }> };

type HealthVaccinationFragment = { readonly title: string, readonly lead: string, readonly sources: ReadonlyArray<{ readonly title: string, readonly publisher: string, readonly year: number }> | null, readonly reviewedBy: { readonly name: string, readonly licence: string, readonly date: { readonly day: number, readonly month: Month, readonly year: number } } | null, readonly parts: ReadonlyArray<{ readonly title: string, readonly items: ReadonlyArray<string> | null, readonly columns: ReadonlyArray<{ readonly title: string }> | null, readonly rows: ReadonlyArray<{ readonly label: string, readonly cells: ReadonlyArray<string> | null }> | null }> };

type HeroCopyFragment = { readonly title: string, readonly label: string, readonly joinButton: { readonly label: string, readonly href: string }, readonly badge: { readonly label: string, readonly href: string } };

type HeroSlideFragment = { readonly jsonId: number, readonly shape: HillShape, readonly videoIds: ReadonlyArray<string>, readonly badgeText: string, readonly title: string, readonly description: string, readonly buttonText: string, readonly buttonHref: string, readonly image: { readonly alt: string, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } }, readonly imageSquare: { readonly alt: string, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } } | null, readonly imageTall: { readonly alt: string, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } } | null };

type HighlightCopyFragment = { readonly eyebrow: string | null, readonly title: string, readonly lead: string | null, readonly text: string, readonly end: number, readonly ringTitle: string, readonly button: { readonly label: string, readonly href: string } | null, readonly image: { readonly alt: string, readonly isPhotograph: boolean, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } } };

type HomePageQueryVariables = Exact<{ [key: string]: never; }>;

type HomePageQuery = { readonly siteSettings: { readonly title: string, readonly description: string, readonly name: string, readonly siteUrl: string, readonly email: string, readonly videos: ReadonlyArray<{ readonly key: string, readonly title: string, readonly provider: VideoProvider, readonly youtubeId: string | null, readonly webm: string | null, readonly mp4: string | null, readonly poster: { readonly alt: string, readonly isPhotograph: boolean, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } } }>, readonly features: { readonly backgroundVideo: boolean }, readonly telephones: ReadonlyArray<{ readonly number: string }>, readonly address: { readonly street: string, readonly city: string, readonly countryCode: string }, readonly openingHours: ReadonlyArray<{ readonly days: ReadonlyArray<Weekday>, readonly opens: string | null, readonly closes: string | null }> } | null, readonly home: { readonly hero: { readonly title: string, readonly label: string, readonly joinButton: { readonly label: string, readonly href: string }, readonly badge: { readonly label: string, readonly href: string } }, readonly about: { readonly eyebrow: string | null, readonly title: string, readonly lead: string | null, readonly paragraphs: ReadonlyArray<string>, readonly videoLabel: string, readonly video: string, readonly features: ReadonlyArray<{ readonly id: number, readonly icon: string, readonly title: string, readonly description: string }>, readonly image: { readonly alt: string, readonly isPhotograph: boolean, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } } }, readonly counters: { readonly eyebrow: string | null, readonly title: string, readonly lead: string | null, readonly button: { readonly label: string, readonly href: string } | null }, readonly figures: ReadonlyArray<{ readonly id: number, readonly prefix: string | null, readonly end: number, readonly suffix: string | null, readonly label: string }>, readonly services: { readonly eyebrow: string | null, readonly title: string, readonly lead: string | null, readonly button: { readonly label: string, readonly href: string } | null }, readonly benefits: { readonly eyebrow: string | null, readonly title: string, readonly lead: string | null, readonly video: string, readonly items: ReadonlyArray<{ readonly id: number, readonly icon: string, readonly title: string, readonly description: string }> }, readonly categories: { readonly eyebrow: string | null, readonly title: string, readonly lead: string | null, readonly button: { readonly label: string, readonly href: string } | null }, readonly livestock: ReadonlyArray<{ readonly id: number, readonly name: string, readonly href: string, readonly thumb: { readonly alt: string, readonly isPhotograph: boolean, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } } }>, readonly featuredProducts: { readonly eyebrow: string | null, readonly title: string, readonly lead: string | null, readonly button: { readonly label: string, readonly href: string } | null }, readonly testimonials: { readonly eyebrow: string | null, readonly title: string, readonly lead: string | null, readonly button: { readonly label: string, readonly href: string } | null }, readonly projects: { readonly eyebrow: string | null, readonly title: string, readonly lead: string | null, readonly button: { readonly label: string, readonly href: string } | null }, readonly gallery: { readonly eyebrow: string | null, readonly title: string, readonly lead: string | null, readonly button: { readonly label: string, readonly href: string } | null, readonly pictures: ReadonlyArray<{ readonly path: string, readonly alt: string, readonly isPhotograph: boolean, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } }> }, readonly achievements: { readonly eyebrow: string | null, readonly title: string, readonly image: { readonly alt: string, readonly isPhotograph: boolean, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } }, readonly rings: ReadonlyArray<{ readonly id: number, readonly end: number, readonly title: string }> }, readonly farmers: { readonly eyebrow: string | null, readonly title: string, readonly lead: string | null, readonly button: { readonly label: string, readonly href: string } | null }, readonly contact: { readonly eyebrow: string | null, readonly title: string, readonly lead: string | null, readonly button: { readonly label: string, readonly href: string } | null, readonly image: { readonly alt: string, readonly isPhotograph: boolean, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } } }, readonly posts: { readonly eyebrow: string | null, readonly title: string, readonly lead: string | null, readonly button: { readonly label: string, readonly href: string } | null } } | null, readonly health: { readonly note: { readonly title: string } } | null, readonly notices: ReadonlyArray<{ readonly jsonId: number, readonly kind: string, readonly isUrgent: boolean, readonly title: string, readonly text: string, readonly districts: ReadonlyArray<string>, readonly days: string, readonly declared: string, readonly link: { readonly label: string, readonly href: string } | null }>, readonly slides: { readonly nodes: ReadonlyArray<{ readonly jsonId: number, readonly shape: HillShape, readonly videoIds: ReadonlyArray<string>, readonly badgeText: string, readonly title: string, readonly description: string, readonly buttonText: string, readonly buttonHref: string, readonly image: { readonly alt: string, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } }, readonly imageSquare: { readonly alt: string, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } } | null, readonly imageTall: { readonly alt: string, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } } | null }> }, readonly services: { readonly nodes: ReadonlyArray<{ readonly jsonId: number, readonly servicePath: string, readonly title: string, readonly icon: string }> }, readonly featured: { readonly nodes: ReadonlyArray<{ readonly jsonId: number, readonly title: string, readonly thumb: { readonly alt: string, readonly isPhotograph: boolean, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } }, readonly product: { readonly jsonId: number, readonly title: string, readonly tags: ReadonlyArray<string>, readonly onSale: boolean, readonly ratings: number, readonly reviews: number, readonly discount: number, readonly category: ProductCategory, readonly delivery: ProductDelivery, readonly description: ReadonlyArray<string>, readonly price: { readonly text: string, readonly amountMinor: number, readonly currency: Currency }, readonly oldPrice: { readonly text: string } | null, readonly unit: { readonly one: string, readonly many: string }, readonly farmer: { readonly jsonId: number, readonly name: string, readonly district: string } | null, readonly thumb: { readonly alt: string, readonly isPhotograph: boolean, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } } } }> }, readonly testimonials: { readonly nodes: ReadonlyArray<{ readonly jsonId: number, readonly testimonial: string, readonly name: string, readonly designation: string, readonly ratings: number, readonly avatar: { readonly alt: string, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } } }> }, readonly projects: { readonly nodes: ReadonlyArray<{ readonly jsonId: number, readonly projectPath: string, readonly title: string, readonly category: string, readonly place: string, readonly description: string, readonly thumb: { readonly alt: string, readonly isPhotograph: boolean, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } } }> }, readonly farmers: { readonly nodes: ReadonlyArray<{ readonly jsonId: number, readonly name: string, readonly phone: string, readonly title: string, readonly district: string, readonly summary: string, readonly thumb: { readonly alt: string, readonly isPhotograph: boolean, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } } }> }, readonly posts: { readonly nodes: ReadonlyArray<{ readonly jsonId: number, readonly title: string, readonly author: string, readonly full_date: string, readonly description: string, readonly comments: number, readonly date: { readonly day: number, readonly month: Month, readonly year: number }, readonly thumb: { readonly alt: string, readonly isPhotograph: boolean, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } } }> } };

type HomeTeamCopyFragment = { readonly eyebrow: string | null, readonly title: string, readonly lead: string | null, readonly button: { readonly label: string, readonly href: string } | null, readonly members: ReadonlyArray<{ readonly jsonId: number, readonly name: string, readonly phone: string, readonly title: string, readonly district: string, readonly summary: string, readonly thumb: { readonly alt: string, readonly isPhotograph: boolean, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } } }> };

type HomeVariantPageQueryVariables = Exact<{
  route: Scalars['String'];
  variant: HomeVariantName;
  slider: BannerSlider;
  questions: FaqGroup;
  isNetwork?: InputMaybe<Scalars['Boolean']>;
  isProducts?: InputMaybe<Scalars['Boolean']>;
  isDairy?: InputMaybe<Scalars['Boolean']>;
}>;

type HomeVariantPageQuery = { readonly page: { readonly route: string, readonly title: string, readonly heading: string, readonly lead: string, readonly description: string, readonly scene: BannerScene | null, readonly size: BannerSize | null, readonly tone: BannerTone | null, readonly isIndexed: boolean, readonly canonical: string | null, readonly image: { readonly alt: string, readonly file: { readonly childImageSharp: { readonly resize: { readonly src: string | null } | null } | null } } | null } | null, readonly site: { readonly videos: ReadonlyArray<{ readonly key: string, readonly title: string, readonly provider: VideoProvider, readonly youtubeId: string | null, readonly webm: string | null, readonly mp4: string | null, readonly poster: { readonly alt: string, readonly isPhotograph: boolean, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } } }> } | null, readonly copy: { readonly hero: { readonly title: string, readonly label: string, readonly joinButton: { readonly label: string, readonly href: string }, readonly badge: { readonly label: string, readonly href: string } }, readonly intro: { readonly eyebrow: string | null, readonly title: string, readonly lead: string | null, readonly paragraphs: ReadonlyArray<string>, readonly video: string, readonly videoLabel: string, readonly button: { readonly label: string, readonly href: string } | null, readonly image: { readonly alt: string, readonly isPhotograph: boolean, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } } } | null, readonly services: { readonly eyebrow: string | null, readonly title: string, readonly lead: string | null, readonly button: { readonly label: string, readonly href: string } | null } | null, readonly highlight: { readonly eyebrow: string | null, readonly title: string, readonly lead: string | null, readonly text: string, readonly end: number, readonly ringTitle: string, readonly button: { readonly label: string, readonly href: string } | null, readonly image: { readonly alt: string, readonly isPhotograph: boolean, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } } } | null, readonly funFacts: { readonly eyebrow: string | null, readonly title: string, readonly lead: string | null, readonly button: { readonly label: string, readonly href: string } | null } | null, readonly pointLists: { readonly eyebrow: string | null, readonly title: string, readonly lead: string | null, readonly icon: string, readonly factLabel: string, readonly fact: number, readonly button: { readonly label: string, readonly href: string } | null, readonly lists: ReadonlyArray<{ readonly id: number, readonly title: string, readonly points: ReadonlyArray<string> }> } | null, readonly kinds: { readonly eyebrow: string | null, readonly title: string, readonly lead: string | null, readonly button: { readonly label: string, readonly href: string } | null, readonly kinds: ReadonlyArray<{ readonly id: number, readonly icon: string, readonly name: string, readonly text: string }> } | null, readonly products: { readonly eyebrow: string | null, readonly title: string, readonly lead: string | null, readonly button: { readonly label: string, readonly href: string } | null } | null, readonly testimonials: { readonly eyebrow: string | null, readonly title: string, readonly lead: string | null, readonly button: { readonly label: string, readonly href: string } | null } | null, readonly farmers: { readonly eyebrow: string | null, readonly title: string, readonly lead: string | null, readonly button: { readonly label: string, readonly href: string } | null, readonly members: ReadonlyArray<{ readonly jsonId: number, readonly name: string, readonly phone: string, readonly title: string, readonly district: string, readonly summary: string, readonly thumb: { readonly alt: string, readonly isPhotograph: boolean, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } } }> } | null, readonly faq: { readonly eyebrow: string | null, readonly title: string, readonly lead: string | null, readonly button: { readonly label: string, readonly href: string } | null, readonly image: { readonly alt: string, readonly isPhotograph: boolean, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } } } | null, readonly brands: { readonly eyebrow: string | null, readonly title: string, readonly lead: string | null, readonly button: { readonly label: string, readonly href: string } | null } | null, readonly join: { readonly title: string, readonly lead: string | null, readonly button: { readonly label: string, readonly href: string } | null } | null } | null, readonly slides: { readonly nodes: ReadonlyArray<{ readonly jsonId: number, readonly shape: HillShape, readonly videoIds: ReadonlyArray<string>, readonly badgeText: string, readonly title: string, readonly description: string, readonly buttonText: string, readonly buttonHref: string, readonly image: { readonly alt: string, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } }, readonly imageSquare: { readonly alt: string, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } } | null, readonly imageTall: { readonly alt: string, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } } | null }> }, readonly services: { readonly nodes: ReadonlyArray<{ readonly jsonId: number, readonly servicePath: string, readonly title: string, readonly icon: string }> }, readonly home: { readonly funFacts: ReadonlyArray<{ readonly id: number, readonly end: number, readonly suffix: string | null, readonly label: string }>, readonly brands?: ReadonlyArray<{ readonly id: number, readonly name: string, readonly description: string, readonly mark: string }> } | null, readonly testimonials: { readonly nodes: ReadonlyArray<{ readonly jsonId: number, readonly testimonial: string, readonly name: string, readonly designation: string, readonly ratings: number, readonly avatar: { readonly alt: string, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } } }> }, readonly questions: { readonly nodes: ReadonlyArray<{ readonly question: string, readonly answer: string }> }, readonly featured: { readonly nodes: ReadonlyArray<{ readonly jsonId: number, readonly title: string, readonly thumb: { readonly alt: string, readonly isPhotograph: boolean, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } }, readonly product: { readonly jsonId: number, readonly title: string, readonly tags: ReadonlyArray<string>, readonly onSale: boolean, readonly ratings: number, readonly reviews: number, readonly discount: number, readonly category: ProductCategory, readonly delivery: ProductDelivery, readonly description: ReadonlyArray<string>, readonly price: { readonly text: string, readonly amountMinor: number, readonly currency: Currency }, readonly oldPrice: { readonly text: string } | null, readonly unit: { readonly one: string, readonly many: string }, readonly farmer: { readonly jsonId: number, readonly name: string, readonly district: string } | null, readonly thumb: { readonly alt: string, readonly isPhotograph: boolean, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } } } }> }, readonly products: { readonly totalCount: number }, readonly categories: { readonly group: ReadonlyArray<{ readonly nodes: ReadonlyArray<{ readonly jsonId: number, readonly title: string, readonly tags: ReadonlyArray<string>, readonly onSale: boolean, readonly ratings: number, readonly reviews: number, readonly discount: number, readonly category: ProductCategory, readonly delivery: ProductDelivery, readonly description: ReadonlyArray<string>, readonly price: { readonly text: string, readonly amountMinor: number, readonly currency: Currency }, readonly oldPrice: { readonly text: string } | null, readonly unit: { readonly one: string, readonly many: string }, readonly farmer: { readonly jsonId: number, readonly name: string, readonly district: string } | null, readonly thumb: { readonly alt: string, readonly isPhotograph: boolean, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } } }> }> } };

type InvitationCopyFragment = { readonly title: string, readonly lead: string | null, readonly button: { readonly label: string, readonly href: string } | null };

type LegalFactsFragment = { readonly registrationForm: string | null, readonly forms: { readonly contact: string | null, readonly subscribe: string | null, readonly comment: string | null, readonly review: string | null, readonly order: string | null }, readonly features: { readonly newsletter: boolean, readonly wishlist: boolean, readonly compare: boolean, readonly offline: boolean }, readonly videos: ReadonlyArray<{ readonly provider: VideoProvider }>, readonly mobileMoney: ReadonlyArray<{ readonly network: string, readonly merchantCode: string, readonly dial: string }> };

type LegalPageCopyFragment = { readonly sections: ReadonlyArray<{ readonly key: string, readonly title: string, readonly paragraphs: ReadonlyArray<string> | null, readonly points: ReadonlyArray<string> | null, readonly blocks: ReadonlyArray<LegalBlock> | null, readonly when: LegalCondition | null, readonly conditionalPoints: ReadonlyArray<{ readonly text: string, readonly when: LegalCondition | null }> | null, readonly forms: ReadonlyArray<{ readonly form: LegalFormName, readonly title: string, readonly asks: string, readonly why: string, readonly stays: string, readonly posted: string | null, readonly when: LegalCondition | null }> | null, readonly stored: ReadonlyArray<{ readonly key: string, readonly area: StorageArea, readonly text: string, readonly when: LegalCondition | null }> | null, readonly facts: ReadonlyArray<{ readonly label: string, readonly value: string | null }> | null, readonly links: ReadonlyArray<{ readonly label: string, readonly href: string, readonly when: LegalCondition | null }> | null }> };

type LegalSectionFragment = { readonly key: string, readonly title: string, readonly paragraphs: ReadonlyArray<string> | null, readonly points: ReadonlyArray<string> | null, readonly blocks: ReadonlyArray<LegalBlock> | null, readonly when: LegalCondition | null, readonly conditionalPoints: ReadonlyArray<{ readonly text: string, readonly when: LegalCondition | null }> | null, readonly forms: ReadonlyArray<{ readonly form: LegalFormName, readonly title: string, readonly asks: string, readonly why: string, readonly stays: string, readonly posted: string | null, readonly when: LegalCondition | null }> | null, readonly stored: ReadonlyArray<{ readonly key: string, readonly area: StorageArea, readonly text: string, readonly when: LegalCondition | null }> | null, readonly facts: ReadonlyArray<{ readonly label: string, readonly value: string | null }> | null, readonly links: ReadonlyArray<{ readonly label: string, readonly href: string, readonly when: LegalCondition | null }> | null };

type LegalTemplateQueryVariables = Exact<{
  route: Scalars['String'];
}>;

type LegalTemplateQuery = { readonly page: { readonly route: string, readonly title: string, readonly heading: string, readonly lead: string, readonly description: string, readonly scene: BannerScene | null, readonly size: BannerSize | null, readonly tone: BannerTone | null, readonly isIndexed: boolean, readonly canonical: string | null, readonly image: { readonly alt: string, readonly file: { readonly childImageSharp: { readonly resize: { readonly src: string | null } | null } | null } } | null } | null, readonly legal: { readonly sections: ReadonlyArray<{ readonly key: string, readonly title: string, readonly paragraphs: ReadonlyArray<string> | null, readonly points: ReadonlyArray<string> | null, readonly blocks: ReadonlyArray<LegalBlock> | null, readonly when: LegalCondition | null, readonly conditionalPoints: ReadonlyArray<{ readonly text: string, readonly when: LegalCondition | null }> | null, readonly forms: ReadonlyArray<{ readonly form: LegalFormName, readonly title: string, readonly asks: string, readonly why: string, readonly stays: string, readonly posted: string | null, readonly when: LegalCondition | null }> | null, readonly stored: ReadonlyArray<{ readonly key: string, readonly area: StorageArea, readonly text: string, readonly when: LegalCondition | null }> | null, readonly facts: ReadonlyArray<{ readonly label: string, readonly value: string | null }> | null, readonly links: ReadonlyArray<{ readonly label: string, readonly href: string, readonly when: LegalCondition | null }> | null }> } | null, readonly payment: { readonly title: string, readonly lead: string, readonly steps: ReadonlyArray<string>, readonly warnings: ReadonlyArray<string> } | null, readonly site: { readonly registrationForm: string | null, readonly forms: { readonly contact: string | null, readonly subscribe: string | null, readonly comment: string | null, readonly review: string | null, readonly order: string | null }, readonly features: { readonly newsletter: boolean, readonly wishlist: boolean, readonly compare: boolean, readonly offline: boolean }, readonly videos: ReadonlyArray<{ readonly provider: VideoProvider }>, readonly mobileMoney: ReadonlyArray<{ readonly network: string, readonly merchantCode: string, readonly dial: string }> } | null };

type LoginPageQueryVariables = Exact<{ [key: string]: never; }>;

type LoginPageQuery = { readonly page: { readonly route: string, readonly title: string, readonly heading: string, readonly lead: string, readonly description: string, readonly scene: BannerScene | null, readonly size: BannerSize | null, readonly tone: BannerTone | null, readonly isIndexed: boolean, readonly canonical: string | null, readonly image: { readonly alt: string, readonly file: { readonly childImageSharp: { readonly resize: { readonly src: string | null } | null } | null } } | null } | null };

type MembershipCopyFragment = { readonly eyebrow: string | null, readonly title: string, readonly lead: string | null, readonly button: { readonly label: string, readonly href: string } | null, readonly image: { readonly alt: string, readonly isPhotograph: boolean, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } }, readonly terms: ReadonlyArray<{ readonly id: number, readonly figure: string, readonly title: string, readonly text: string, readonly link: { readonly label: string, readonly href: string } | null }> };

type MissionCopyFragment = { readonly eyebrow: string | null, readonly title: string, readonly lead: string | null, readonly statement: string, readonly button: { readonly label: string, readonly href: string } | null, readonly pillars: ReadonlyArray<{ readonly id: number, readonly icon: string, readonly title: string, readonly text: string }> };

type MobileMoneyAccountsFragment = { readonly mobileMoney: ReadonlyArray<{ readonly network: string, readonly merchantCode: string, readonly dial: string }> };

type MobileMoneyCopyFragment = { readonly title: string, readonly lead: string, readonly steps: ReadonlyArray<string>, readonly warnings: ReadonlyArray<string> };

type NearYouDataFragment = { readonly about: { readonly nearYou: { readonly eyebrow: string | null, readonly title: string, readonly lead: string | null, readonly button: { readonly label: string, readonly href: string } | null } } | null, readonly districts: { readonly nodes: ReadonlyArray<{ readonly name: string, readonly region: Region }> }, readonly nearFarmers: { readonly nodes: ReadonlyArray<{ readonly jsonId: number, readonly name: string, readonly district: string }> }, readonly nearProjects: { readonly nodes: ReadonlyArray<{ readonly jsonId: number, readonly projectPath: string, readonly title: string, readonly district: string }> } };

type NotFoundPageQueryVariables = Exact<{ [key: string]: never; }>;

type NotFoundPageQuery = { readonly page: { readonly description: string, readonly image: { readonly alt: string, readonly isPhotograph: boolean, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } } | null } | null };

type OfficeCopyFragment = { readonly reach: { readonly title: string, readonly languages: string, readonly answer: string } };

type OfficeFactsFragment = { readonly mapLink: string, readonly supportHours: ReadonlyArray<{ readonly label: string, readonly opens: string | null, readonly closes: string | null }>, readonly openingHours: ReadonlyArray<{ readonly label: string, readonly days: ReadonlyArray<Weekday>, readonly opens: string | null, readonly closes: string | null }> };

type OfflinePageQueryVariables = Exact<{ [key: string]: never; }>;

type OfflinePageQuery = { readonly page: { readonly route: string, readonly title: string, readonly heading: string, readonly lead: string, readonly description: string, readonly scene: BannerScene | null, readonly size: BannerSize | null, readonly tone: BannerTone | null, readonly isIndexed: boolean, readonly canonical: string | null, readonly image: { readonly alt: string, readonly file: { readonly childImageSharp: { readonly resize: { readonly src: string | null } | null } | null } } | null } | null, readonly health: { readonly note: { readonly title: string } } | null };

type OpeningHoursFragment = { readonly openingHours: ReadonlyArray<{ readonly label: string, readonly days: ReadonlyArray<Weekday>, readonly opens: string | null, readonly closes: string | null }> };

type OrganisationDataFragment = { readonly name: string, readonly siteUrl: string, readonly description: string, readonly email: string, readonly telephones: ReadonlyArray<{ readonly number: string }>, readonly address: { readonly street: string, readonly city: string, readonly countryCode: string }, readonly openingHours: ReadonlyArray<{ readonly days: ReadonlyArray<Weekday>, readonly opens: string | null, readonly closes: string | null }> };

type OwnerFactFragment = { readonly label: string, readonly value: string | null };

type PageCopyFragment = { readonly route: string, readonly title: string, readonly heading: string, readonly lead: string, readonly description: string, readonly scene: BannerScene | null, readonly size: BannerSize | null, readonly tone: BannerTone | null, readonly isIndexed: boolean, readonly canonical: string | null, readonly image: { readonly alt: string, readonly file: { readonly childImageSharp: { readonly resize: { readonly src: string | null } | null } | null } } | null };

type PhoneBookCopyFragment = { readonly title: string, readonly lead: string };

type PointListsCopyFragment = { readonly eyebrow: string | null, readonly title: string, readonly lead: string | null, readonly icon: string, readonly factLabel: string, readonly fact: number, readonly button: { readonly label: string, readonly href: string } | null, readonly lists: ReadonlyArray<{ readonly id: number, readonly title: string, readonly points: ReadonlyArray<string> }> };

type PortraitPictureFragment = { readonly alt: string, readonly isPhotograph: boolean, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } };

type PostBodyFragment = { readonly body: ReadonlyArray<{ readonly kind: string, readonly text: string | null, readonly items: ReadonlyArray<string> | null, readonly cite: string | null }> };

type PostCardFragment = { readonly jsonId: number, readonly title: string, readonly author: string, readonly full_date: string, readonly description: string, readonly comments: number, readonly date: { readonly day: number, readonly month: Month, readonly year: number }, readonly thumb: { readonly alt: string, readonly isPhotograph: boolean, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } } };

type PostCopyFragment = { readonly authorBox: { readonly title: string, readonly quote: string }, readonly comments: ReadonlyArray<{ readonly id: number, readonly name: string, readonly text: string, readonly date: { readonly day: number, readonly month: Month, readonly year: number }, readonly avatar: { readonly alt: string, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } } }> };

type PostDetailFragment = { readonly jsonId: number, readonly title: string, readonly description: string, readonly author: string, readonly full_date: string, readonly comments: number, readonly tags: ReadonlyArray<string>, readonly isAboutHealth: boolean | null, readonly date: { readonly day: number, readonly month: Month, readonly year: number }, readonly sources: ReadonlyArray<{ readonly title: string, readonly publisher: string, readonly year: number }> | null, readonly reviewedBy: { readonly name: string, readonly licence: string, readonly date: { readonly day: number, readonly month: Month, readonly year: number } } | null, readonly thumbFull: { readonly alt: string, readonly isPhotograph: boolean, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } }, readonly body: ReadonlyArray<{ readonly kind: string, readonly text: string | null, readonly items: ReadonlyArray<string> | null, readonly cite: string | null }> };

type PostNeighbourFragment = { readonly jsonId: number, readonly title: string };

type PostPageQueryVariables = Exact<{
  id: InputMaybe<Scalars['String']>;
  previous: InputMaybe<Scalars['String']>;
  next: InputMaybe<Scalars['String']>;
  recent: InputMaybe<ReadonlyArray<InputMaybe<Scalars['Int']>> | InputMaybe<Scalars['Int']>>;
  hasSidebar?: InputMaybe<Scalars['Boolean']>;
}>;

type PostPageQuery = { readonly blog: { readonly tags?: ReadonlyArray<{ readonly category: string }>, readonly gallery?: ReadonlyArray<{ readonly id: number, readonly thumb: { readonly path: string, readonly alt: string, readonly isPhotograph: boolean, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData, readonly large: { readonly src: string, readonly width: number, readonly height: number } } | null } } }>, readonly authorBox: { readonly title: string, readonly quote: string }, readonly comments: ReadonlyArray<{ readonly id: number, readonly name: string, readonly text: string, readonly date: { readonly day: number, readonly month: Month, readonly year: number }, readonly avatar: { readonly alt: string, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } } }> } | null, readonly health: { readonly note: { readonly title: string } } | null, readonly sheets: { readonly nodes: ReadonlyArray<{ readonly path: string, readonly title: string }> }, readonly post: { readonly jsonId: number, readonly title: string, readonly description: string, readonly author: string, readonly full_date: string, readonly comments: number, readonly tags: ReadonlyArray<string>, readonly isAboutHealth: boolean | null, readonly thumbFull: { readonly alt: string, readonly isPhotograph: boolean, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData, readonly resize: { readonly src: string | null } | null } | null } }, readonly date: { readonly day: number, readonly month: Month, readonly year: number }, readonly sources: ReadonlyArray<{ readonly title: string, readonly publisher: string, readonly year: number }> | null, readonly reviewedBy: { readonly name: string, readonly licence: string, readonly date: { readonly day: number, readonly month: Month, readonly year: number } } | null, readonly body: ReadonlyArray<{ readonly kind: string, readonly text: string | null, readonly items: ReadonlyArray<string> | null, readonly cite: string | null }> } | null, readonly previous: { readonly jsonId: number, readonly title: string } | null, readonly next: { readonly jsonId: number, readonly title: string } | null, readonly recent: { readonly nodes: ReadonlyArray<{ readonly jsonId: number, readonly title: string, readonly full_date: string, readonly date: { readonly day: number, readonly month: Month, readonly year: number }, readonly thumb: { readonly alt: string, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } } }> } };

type ProductBuyFragment = { readonly sku: string, readonly jsonId: number, readonly title: string, readonly tags: ReadonlyArray<string>, readonly onSale: boolean, readonly ratings: number, readonly reviews: number, readonly discount: number, readonly category: ProductCategory, readonly delivery: ProductDelivery, readonly description: ReadonlyArray<string>, readonly price: { readonly text: string, readonly amountMinor: number, readonly currency: Currency }, readonly oldPrice: { readonly text: string } | null, readonly unit: { readonly one: string, readonly many: string }, readonly farmer: { readonly jsonId: number, readonly name: string, readonly district: string } | null, readonly thumb: { readonly alt: string, readonly isPhotograph: boolean, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } } };

type ProductBuyCopyFragment = { readonly stock: string, readonly delivery: string, readonly livingDelivery: string, readonly chilledDelivery: string, readonly animalQuestions: ReadonlyArray<string>, readonly questions: ReadonlyArray<string> };

type ProductCardFragment = { readonly jsonId: number, readonly title: string, readonly tags: ReadonlyArray<string>, readonly onSale: boolean, readonly ratings: number, readonly reviews: number, readonly discount: number, readonly category: ProductCategory, readonly delivery: ProductDelivery, readonly description: ReadonlyArray<string>, readonly price: { readonly text: string, readonly amountMinor: number, readonly currency: Currency }, readonly oldPrice: { readonly text: string } | null, readonly unit: { readonly one: string, readonly many: string }, readonly farmer: { readonly jsonId: number, readonly name: string, readonly district: string } | null, readonly thumb: { readonly alt: string, readonly isPhotograph: boolean, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } } };

type ProductDetailFragment = { readonly title: string, readonly discount: number, readonly sku: string, readonly jsonId: number, readonly tags: ReadonlyArray<string>, readonly onSale: boolean, readonly ratings: number, readonly reviews: number, readonly category: ProductCategory, readonly delivery: ProductDelivery, readonly description: ReadonlyArray<string>, readonly catalogue: { readonly path: string, readonly alt: string, readonly isPhotograph: boolean, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData, readonly large: { readonly src: string, readonly width: number, readonly height: number } } | null } }, readonly pictures: ReadonlyArray<{ readonly path: string, readonly alt: string, readonly isPhotograph: boolean, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData, readonly large: { readonly src: string, readonly width: number, readonly height: number } } | null } }>, readonly price: { readonly text: string, readonly amountMinor: number, readonly currency: Currency }, readonly oldPrice: { readonly text: string } | null, readonly unit: { readonly one: string, readonly many: string }, readonly farmer: { readonly jsonId: number, readonly name: string, readonly district: string } | null, readonly thumb: { readonly alt: string, readonly isPhotograph: boolean, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } } };

type ProductEntryFragment = { readonly sku: string, readonly jsonId: number, readonly title: string, readonly tags: ReadonlyArray<string>, readonly onSale: boolean, readonly ratings: number, readonly reviews: number, readonly discount: number, readonly category: ProductCategory, readonly delivery: ProductDelivery, readonly description: ReadonlyArray<string>, readonly details: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly price: { readonly text: string, readonly amountMinor: number, readonly currency: Currency }, readonly oldPrice: { readonly text: string } | null, readonly unit: { readonly one: string, readonly many: string }, readonly farmer: { readonly jsonId: number, readonly name: string, readonly district: string } | null, readonly thumb: { readonly alt: string, readonly isPhotograph: boolean, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } } };

type ProductFarmerFragment = { readonly jsonId: number, readonly name: string, readonly title: string, readonly district: string, readonly summary: string, readonly thumb: { readonly alt: string, readonly isPhotograph: boolean, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } } };

type ProductGalleryFragment = { readonly title: string, readonly discount: number, readonly catalogue: { readonly path: string, readonly alt: string, readonly isPhotograph: boolean, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData, readonly large: { readonly src: string, readonly width: number, readonly height: number } } | null } }, readonly pictures: ReadonlyArray<{ readonly path: string, readonly alt: string, readonly isPhotograph: boolean, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData, readonly large: { readonly src: string, readonly width: number, readonly height: number } } | null } }> };

type ProductKindsCopyFragment = { readonly eyebrow: string | null, readonly title: string, readonly lead: string | null, readonly button: { readonly label: string, readonly href: string } | null, readonly kinds: ReadonlyArray<{ readonly id: number, readonly icon: string, readonly name: string, readonly text: string }> };

type ProductPageQueryVariables = Exact<{
  id: InputMaybe<Scalars['String']>;
  related: InputMaybe<ReadonlyArray<InputMaybe<Scalars['Int']>> | InputMaybe<Scalars['Int']>>;
}>;

type ProductPageQuery = { readonly shop: { readonly stock: string, readonly delivery: string, readonly livingDelivery: string, readonly chilledDelivery: string, readonly animalQuestions: ReadonlyArray<string>, readonly questions: ReadonlyArray<string>, readonly deliveryTerms: string, readonly reviews: ReadonlyArray<{ readonly id: number, readonly name: string, readonly ratings: number, readonly text: string, readonly avatar: { readonly alt: string, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } }, readonly date: { readonly day: number, readonly month: Month, readonly year: number } }>, readonly promises: ReadonlyArray<{ readonly id: number, readonly title: string, readonly text: string, readonly exception: string | null }> } | null, readonly product: { readonly jsonId: number, readonly title: string, readonly tags: ReadonlyArray<string>, readonly onSale: boolean, readonly ratings: number, readonly reviews: number, readonly discount: number, readonly category: ProductCategory, readonly delivery: ProductDelivery, readonly description: ReadonlyArray<string>, readonly papers: ReadonlyArray<string>, readonly sku: string, readonly thumb: { readonly alt: string, readonly isPhotograph: boolean, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData, readonly resize: { readonly src: string | null } | null } | null } }, readonly farmer: { readonly jsonId: number, readonly name: string, readonly district: string, readonly title: string, readonly summary: string, readonly thumb: { readonly alt: string, readonly isPhotograph: boolean, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } } } | null, readonly price: { readonly text: string, readonly amountMinor: number, readonly currency: Currency }, readonly oldPrice: { readonly text: string } | null, readonly unit: { readonly one: string, readonly many: string }, readonly details: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly catalogue: { readonly path: string, readonly alt: string, readonly isPhotograph: boolean, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData, readonly large: { readonly src: string, readonly width: number, readonly height: number } } | null } }, readonly pictures: ReadonlyArray<{ readonly path: string, readonly alt: string, readonly isPhotograph: boolean, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData, readonly large: { readonly src: string, readonly width: number, readonly height: number } } | null } }> } | null, readonly notices: ReadonlyArray<{ readonly jsonId: number, readonly kind: string, readonly isUrgent: boolean, readonly title: string, readonly text: string, readonly districts: ReadonlyArray<string>, readonly days: string, readonly declared: string, readonly link: { readonly label: string, readonly href: string } | null }>, readonly related: { readonly nodes: ReadonlyArray<{ readonly jsonId: number, readonly title: string, readonly tags: ReadonlyArray<string>, readonly onSale: boolean, readonly ratings: number, readonly reviews: number, readonly discount: number, readonly category: ProductCategory, readonly delivery: ProductDelivery, readonly description: ReadonlyArray<string>, readonly price: { readonly text: string, readonly amountMinor: number, readonly currency: Currency }, readonly oldPrice: { readonly text: string } | null, readonly unit: { readonly one: string, readonly many: string }, readonly farmer: { readonly jsonId: number, readonly name: string, readonly district: string } | null, readonly thumb: { readonly alt: string, readonly isPhotograph: boolean, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } } }> } };

type ProductPromisesFragment = { readonly deliveryTerms: string, readonly promises: ReadonlyArray<{ readonly id: number, readonly title: string, readonly text: string, readonly exception: string | null }> };

type ProductTabsFragment = { readonly title: string, readonly description: ReadonlyArray<string>, readonly papers: ReadonlyArray<string>, readonly details: ReadonlyArray<{ readonly label: string, readonly value: string }> };

type ProductTabsCopyFragment = { readonly deliveryTerms: string, readonly reviews: ReadonlyArray<{ readonly id: number, readonly name: string, readonly ratings: number, readonly text: string, readonly avatar: { readonly alt: string, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } }, readonly date: { readonly day: number, readonly month: Month, readonly year: number } }>, readonly promises: ReadonlyArray<{ readonly id: number, readonly title: string, readonly text: string, readonly exception: string | null }> };

type ProductViewFragment = { readonly path: string, readonly alt: string, readonly isPhotograph: boolean, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData, readonly large: { readonly src: string, readonly width: number, readonly height: number } } | null } };

type ProjectCardFragment = { readonly jsonId: number, readonly projectPath: string, readonly title: string, readonly category: string, readonly place: string, readonly description: string, readonly thumb: { readonly alt: string, readonly isPhotograph: boolean, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } } };

type ProjectDetailFragment = { readonly jsonId: number, readonly projectPath: string, readonly title: string, readonly category: string, readonly place: string, readonly description: string, readonly thumbFull: { readonly alt: string, readonly isPhotograph: boolean, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } }, readonly pictures: ReadonlyArray<{ readonly path: string, readonly alt: string, readonly isPhotograph: boolean, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } }>, readonly content: { readonly overview: string, readonly section1: { readonly heading: string, readonly paragraphs: ReadonlyArray<string>, readonly keyPoints: ReadonlyArray<string> }, readonly section2: { readonly heading: string, readonly paragraphs: ReadonlyArray<string> } } | null };

type ProjectLinkFragment = { readonly jsonId: number, readonly projectPath: string, readonly title: string };

type ProjectPageQueryVariables = Exact<{
  id: InputMaybe<Scalars['String']>;
}>;

type ProjectPageQuery = { readonly project: { readonly jsonId: number, readonly projectPath: string, readonly title: string, readonly category: string, readonly place: string, readonly description: string, readonly thumbFull: { readonly alt: string, readonly isPhotograph: boolean, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData, readonly resize: { readonly src: string | null } | null } | null } }, readonly pictures: ReadonlyArray<{ readonly path: string, readonly alt: string, readonly isPhotograph: boolean, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } }>, readonly content: { readonly overview: string, readonly section1: { readonly heading: string, readonly paragraphs: ReadonlyArray<string>, readonly keyPoints: ReadonlyArray<string> }, readonly section2: { readonly heading: string, readonly paragraphs: ReadonlyArray<string> } } | null } | null, readonly projects: { readonly nodes: ReadonlyArray<{ readonly jsonId: number, readonly projectPath: string, readonly title: string }> } };

type ProjectsPageQueryVariables = Exact<{ [key: string]: never; }>;

type ProjectsPageQuery = { readonly page: { readonly route: string, readonly title: string, readonly heading: string, readonly lead: string, readonly description: string, readonly scene: BannerScene | null, readonly size: BannerSize | null, readonly tone: BannerTone | null, readonly isIndexed: boolean, readonly canonical: string | null, readonly image: { readonly alt: string, readonly file: { readonly childImageSharp: { readonly resize: { readonly src: string | null } | null } | null } } | null } | null, readonly projects: { readonly nodes: ReadonlyArray<{ readonly jsonId: number, readonly projectPath: string, readonly title: string, readonly category: string, readonly place: string, readonly description: string, readonly thumb: { readonly alt: string, readonly isPhotograph: boolean, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } } }> }, readonly about: { readonly nearYou: { readonly eyebrow: string | null, readonly title: string, readonly lead: string | null, readonly button: { readonly label: string, readonly href: string } | null } } | null, readonly districts: { readonly nodes: ReadonlyArray<{ readonly name: string, readonly region: Region }> }, readonly nearFarmers: { readonly nodes: ReadonlyArray<{ readonly jsonId: number, readonly name: string, readonly district: string }> }, readonly nearProjects: { readonly nodes: ReadonlyArray<{ readonly jsonId: number, readonly projectPath: string, readonly title: string, readonly district: string }> } };

type QuestionFragment = { readonly question: string, readonly answer: string };

type QuestionsCopyFragment = { readonly eyebrow: string | null, readonly title: string, readonly lead: string | null, readonly button: { readonly label: string, readonly href: string } | null, readonly image: { readonly alt: string, readonly isPhotograph: boolean, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } } };

type RecentPostFragment = { readonly jsonId: number, readonly title: string, readonly full_date: string, readonly date: { readonly day: number, readonly month: Month, readonly year: number }, readonly thumb: { readonly alt: string, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } } };

type RegistrationChecklistFragment = { readonly requiredFields: ReadonlyArray<string>, readonly identityCard: string, readonly optionalFields: ReadonlyArray<string>, readonly checklistNote: string };

type RegistrationCopyFragment = { readonly nextTitle: string, readonly privacyOwn: ReadonlyArray<string>, readonly privacyOther: ReadonlyArray<string>, readonly requiredFields: ReadonlyArray<string>, readonly identityCard: string, readonly optionalFields: ReadonlyArray<string>, readonly checklistNote: string, readonly intro: { readonly eyebrow: string | null, readonly title: string, readonly lead: string | null, readonly button: { readonly label: string, readonly href: string } | null }, readonly steps: ReadonlyArray<{ readonly id: number, readonly title: string, readonly text: string }> };

type RegistrationPageQueryVariables = Exact<{
  route: Scalars['String'];
}>;

type RegistrationPageQuery = { readonly page: { readonly route: string, readonly title: string, readonly heading: string, readonly lead: string, readonly description: string, readonly scene: BannerScene | null, readonly size: BannerSize | null, readonly tone: BannerTone | null, readonly isIndexed: boolean, readonly canonical: string | null, readonly image: { readonly alt: string, readonly file: { readonly childImageSharp: { readonly resize: { readonly src: string | null } | null } | null } } | null } | null, readonly site: { readonly registrationForm: string | null } | null, readonly registration: { readonly nextTitle: string, readonly privacyOwn: ReadonlyArray<string>, readonly privacyOther: ReadonlyArray<string>, readonly requiredFields: ReadonlyArray<string>, readonly identityCard: string, readonly optionalFields: ReadonlyArray<string>, readonly checklistNote: string, readonly intro: { readonly eyebrow: string | null, readonly title: string, readonly lead: string | null, readonly button: { readonly label: string, readonly href: string } | null }, readonly steps: ReadonlyArray<{ readonly id: number, readonly title: string, readonly text: string }> } | null };

type ReviewFragment = { readonly id: number, readonly name: string, readonly ratings: number, readonly text: string, readonly avatar: { readonly alt: string, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } }, readonly date: { readonly day: number, readonly month: Month, readonly year: number } };

type ReviewedByFragment = { readonly name: string, readonly licence: string, readonly date: { readonly day: number, readonly month: Month, readonly year: number } };

type SearchPageQueryVariables = Exact<{ [key: string]: never; }>;

type SearchPageQuery = { readonly page: { readonly route: string, readonly title: string, readonly heading: string, readonly lead: string, readonly description: string, readonly scene: BannerScene | null, readonly size: BannerSize | null, readonly tone: BannerTone | null, readonly isIndexed: boolean, readonly canonical: string | null, readonly image: { readonly alt: string, readonly file: { readonly childImageSharp: { readonly resize: { readonly src: string | null } | null } | null } } | null } | null, readonly search: { readonly links: ReadonlyArray<{ readonly label: string, readonly href: string }> } | null, readonly siteMap: ReadonlyArray<{ readonly title: string, readonly pages: ReadonlyArray<{ readonly label: string, readonly href: string }>, readonly entries: ReadonlyArray<{ readonly label: string, readonly href: string }>, readonly more: { readonly label: string, readonly href: string } | null }> };

type SectionHeadFragment = { readonly eyebrow: string | null, readonly title: string, readonly lead: string | null, readonly button: { readonly label: string, readonly href: string } | null };

type ServiceCardFragment = { readonly jsonId: number, readonly servicePath: string, readonly title: string, readonly icon: string, readonly description: string, readonly thumb: { readonly alt: string, readonly isPhotograph: boolean, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } } };

type ServiceDetailFragment = { readonly jsonId: number, readonly servicePath: string, readonly title: string, readonly category: string, readonly description: string, readonly isAboutHealth: boolean | null, readonly ask: string | null, readonly sources: ReadonlyArray<{ readonly title: string, readonly publisher: string, readonly year: number }> | null, readonly reviewedBy: { readonly name: string, readonly licence: string, readonly date: { readonly day: number, readonly month: Month, readonly year: number } } | null, readonly facts: ReadonlyArray<{ readonly label: string, readonly value: string | null }> | null, readonly thumbFull: { readonly alt: string, readonly isPhotograph: boolean, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } }, readonly content: { readonly overview: string | null, readonly servicesOffered: ReadonlyArray<string> | null, readonly challenge: string | null, readonly solution: string | null, readonly impact: string | null, readonly faqs: ReadonlyArray<{ readonly question: string, readonly answer: string }> | null } | null };

type ServiceEntryFragment = { readonly jsonId: number, readonly servicePath: string, readonly title: string, readonly icon: string };

type ServiceLinkFragment = { readonly jsonId: number, readonly servicePath: string, readonly title: string };

type ServicePageQueryVariables = Exact<{
  id: InputMaybe<Scalars['String']>;
}>;

type ServicePageQuery = { readonly service: { readonly jsonId: number, readonly servicePath: string, readonly title: string, readonly category: string, readonly description: string, readonly isAboutHealth: boolean | null, readonly ask: string | null, readonly thumbFull: { readonly alt: string, readonly isPhotograph: boolean, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData, readonly resize: { readonly src: string | null } | null } | null } }, readonly sources: ReadonlyArray<{ readonly title: string, readonly publisher: string, readonly year: number }> | null, readonly reviewedBy: { readonly name: string, readonly licence: string, readonly date: { readonly day: number, readonly month: Month, readonly year: number } } | null, readonly facts: ReadonlyArray<{ readonly label: string, readonly value: string | null }> | null, readonly content: { readonly overview: string | null, readonly servicesOffered: ReadonlyArray<string> | null, readonly challenge: string | null, readonly solution: string | null, readonly impact: string | null, readonly faqs: ReadonlyArray<{ readonly question: string, readonly answer: string }> | null } | null } | null, readonly costs: { readonly parts: ReadonlyArray<{ readonly title: string, readonly items: ReadonlyArray<string> | null, readonly columns: ReadonlyArray<{ readonly title: string }> | null, readonly rows: ReadonlyArray<{ readonly label: string, readonly cells: ReadonlyArray<string> | null }> | null }> } | null, readonly groupOrder: { readonly goods: ReadonlyArray<string>, readonly closes: string } | null, readonly health: { readonly note: { readonly title: string } } | null, readonly sheets: { readonly nodes: ReadonlyArray<{ readonly path: string, readonly title: string }> }, readonly services: { readonly nodes: ReadonlyArray<{ readonly jsonId: number, readonly servicePath: string, readonly title: string }> } };

type ServiceRowFragment = { readonly jsonId: number, readonly servicePath: string, readonly title: string, readonly icon: string, readonly description: string };

type ServicesListPageQueryVariables = Exact<{ [key: string]: never; }>;

type ServicesListPageQuery = { readonly page: { readonly route: string, readonly title: string, readonly heading: string, readonly lead: string, readonly description: string, readonly scene: BannerScene | null, readonly size: BannerSize | null, readonly tone: BannerTone | null, readonly isIndexed: boolean, readonly canonical: string | null, readonly image: { readonly alt: string, readonly file: { readonly childImageSharp: { readonly resize: { readonly src: string | null } | null } | null } } | null } | null, readonly services: { readonly nodes: ReadonlyArray<{ readonly jsonId: number, readonly servicePath: string, readonly title: string, readonly icon: string, readonly description: string }> } };

type ServicesPageQueryVariables = Exact<{ [key: string]: never; }>;

type ServicesPageQuery = { readonly page: { readonly route: string, readonly title: string, readonly heading: string, readonly lead: string, readonly description: string, readonly scene: BannerScene | null, readonly size: BannerSize | null, readonly tone: BannerTone | null, readonly isIndexed: boolean, readonly canonical: string | null, readonly image: { readonly alt: string, readonly file: { readonly childImageSharp: { readonly resize: { readonly src: string | null } | null } | null } } | null } | null, readonly services: { readonly nodes: ReadonlyArray<{ readonly jsonId: number, readonly servicePath: string, readonly title: string, readonly icon: string, readonly description: string, readonly thumb: { readonly alt: string, readonly isPhotograph: boolean, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } } }> } };

type SharePictureFragment = { readonly alt: string, readonly file: { readonly childImageSharp: { readonly resize: { readonly src: string | null } | null } | null } };

type SheetLinkFragment = { readonly path: string, readonly title: string };

type SheetPartFragment = { readonly title: string, readonly items: ReadonlyArray<string> | null, readonly columns: ReadonlyArray<{ readonly title: string }> | null, readonly rows: ReadonlyArray<{ readonly label: string, readonly cells: ReadonlyArray<string> | null }> | null };

type ShopPageQueryVariables = Exact<{
  entries: ReadonlyArray<InputMaybe<Scalars['Int']>> | InputMaybe<Scalars['Int']>;
}>;

type ShopPageQuery = { readonly page: { readonly route: string, readonly title: string, readonly heading: string, readonly lead: string, readonly description: string, readonly scene: BannerScene | null, readonly size: BannerSize | null, readonly tone: BannerTone | null, readonly isIndexed: boolean, readonly canonical: string | null, readonly image: { readonly alt: string, readonly file: { readonly childImageSharp: { readonly resize: { readonly src: string | null } | null } | null } } | null } | null, readonly notices: ReadonlyArray<{ readonly jsonId: number, readonly kind: string, readonly isUrgent: boolean, readonly title: string, readonly text: string, readonly districts: ReadonlyArray<string>, readonly days: string, readonly declared: string, readonly link: { readonly label: string, readonly href: string } | null }>, readonly groupOrder: { readonly service: { readonly jsonId: number, readonly servicePath: string } } | null, readonly products: { readonly nodes: ReadonlyArray<{ readonly jsonId: number, readonly title: string, readonly tags: ReadonlyArray<string>, readonly onSale: boolean, readonly ratings: number, readonly reviews: number, readonly discount: number, readonly category: ProductCategory, readonly delivery: ProductDelivery, readonly description: ReadonlyArray<string>, readonly price: { readonly text: string, readonly amountMinor: number, readonly currency: Currency }, readonly oldPrice: { readonly text: string } | null, readonly unit: { readonly one: string, readonly many: string }, readonly farmer: { readonly jsonId: number, readonly name: string, readonly district: string } | null, readonly thumb: { readonly alt: string, readonly isPhotograph: boolean, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } } }> } };

type SidebarPictureFragment = { readonly id: number, readonly thumb: { readonly path: string, readonly alt: string, readonly isPhotograph: boolean, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData, readonly large: { readonly src: string, readonly width: number, readonly height: number } } | null } } };

type SiteFactsQueryVariables = Exact<{ [key: string]: never; }>;

type SiteFactsQuery = { readonly preview: { readonly left: number } | null, readonly siteSettings: { readonly name: string, readonly siteUrl: string, readonly title: string, readonly description: string, readonly about: string, readonly email: string, readonly vetLine: string | null, readonly telephones: ReadonlyArray<{ readonly key: TelephoneKey | null, readonly label: string, readonly number: string }>, readonly address: { readonly text: string }, readonly openingHours: ReadonlyArray<{ readonly label: string, readonly opens: string | null, readonly closes: string | null }>, readonly social: ReadonlyArray<{ readonly network: SocialNetwork, readonly label: string, readonly href: string }>, readonly chat: { readonly number: string, readonly greeting: string }, readonly forms: { readonly contact: string | null, readonly subscribe: string | null, readonly comment: string | null, readonly review: string | null, readonly order: string | null }, readonly features: { readonly chatButton: boolean, readonly newsletter: boolean, readonly wishlist: boolean, readonly compare: boolean, readonly offline: boolean } } | null, readonly navigation: { readonly topBar: string, readonly mainMenu: ReadonlyArray<{ readonly label: string, readonly href: string | null, readonly items: ReadonlyArray<{ readonly label: string, readonly href: string }> }>, readonly menuShortcuts: ReadonlyArray<{ readonly label: string, readonly href: string }>, readonly joinButton: { readonly label: string, readonly href: string }, readonly footer: { readonly subscribeLead: string, readonly copyright: string, readonly explore: ReadonlyArray<{ readonly label: string, readonly href: string }>, readonly links: ReadonlyArray<{ readonly label: string, readonly href: string }> } } | null, readonly cart: { readonly shipping: string } | null };

type SiteMapGroupFragment = { readonly title: string, readonly pages: ReadonlyArray<{ readonly label: string, readonly href: string }>, readonly entries: ReadonlyArray<{ readonly label: string, readonly href: string }>, readonly more: { readonly label: string, readonly href: string } | null };

type SiteMapLinkFragment = { readonly label: string, readonly href: string };

type SiteMapPageQueryVariables = Exact<{ [key: string]: never; }>;

type SiteMapPageQuery = { readonly page: { readonly route: string, readonly title: string, readonly heading: string, readonly lead: string, readonly description: string, readonly scene: BannerScene | null, readonly size: BannerSize | null, readonly tone: BannerTone | null, readonly isIndexed: boolean, readonly canonical: string | null, readonly image: { readonly alt: string, readonly file: { readonly childImageSharp: { readonly resize: { readonly src: string | null } | null } | null } } | null } | null, readonly siteMap: ReadonlyArray<{ readonly title: string, readonly pages: ReadonlyArray<{ readonly label: string, readonly href: string }>, readonly entries: ReadonlyArray<{ readonly label: string, readonly href: string }>, readonly more: { readonly label: string, readonly href: string } | null }> };

type SourceFragment = { readonly title: string, readonly publisher: string, readonly year: number };

type SquarePictureFragment = { readonly alt: string, readonly isPhotograph: boolean, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } };

type StatedFigureFragment = { readonly words: string, readonly measured: { readonly what: string, readonly where: string, readonly when: string, readonly by: string } | null };

type StatisticFragment = { readonly id: number, readonly prefix: string | null, readonly end: number, readonly suffix: string | null, readonly label: string };

type StoredItemFragment = { readonly key: string, readonly area: StorageArea, readonly text: string, readonly when: LegalCondition | null };

type StoryCopyFragment = { readonly eyebrow: string | null, readonly title: string, readonly lead: string | null, readonly paragraphs: ReadonlyArray<string>, readonly button: { readonly label: string, readonly href: string } | null, readonly image: { readonly alt: string, readonly isPhotograph: boolean, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } } };

type TallPictureFragment = { readonly alt: string, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } };

type TestimonialCardFragment = { readonly jsonId: number, readonly testimonial: string, readonly name: string, readonly designation: string, readonly ratings: number, readonly avatar: { readonly alt: string, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } } };

type VideoBlockCopyFragment = { readonly eyebrow: string | null, readonly title: string, readonly lead: string | null, readonly paragraphs: ReadonlyArray<string>, readonly video: string, readonly videoLabel: string, readonly button: { readonly label: string, readonly href: string } | null, readonly image: { readonly alt: string, readonly isPhotograph: boolean, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } } };

type WhoToCallCopyFragment = { readonly title: string, readonly photoMessage: string, readonly people: ReadonlyArray<string>, readonly hoursNote: string, readonly sayTitle: string, readonly say: ReadonlyArray<string> };

type WidePictureFragment = { readonly alt: string, readonly file: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } };

type ListsQueryVariables = Exact<{ [key: string]: never; }>;

type ListsQuery = { readonly gallery: { readonly pictures: ReadonlyArray<{ readonly path: string }>, readonly kinds: ReadonlyArray<{ readonly slug: string, readonly label: string, readonly pictures: ReadonlyArray<{ readonly path: string }> }> } | null, readonly posts: { readonly nodes: ReadonlyArray<{ readonly jsonId: number }> }, readonly products: { readonly nodes: ReadonlyArray<{ readonly jsonId: number }> } };

type CalendarContentQueryVariables = Exact<{ [key: string]: never; }>;

type CalendarContentQuery = { readonly buildDay: { readonly day: string } | null, readonly siteSettings: { readonly siteUrl: string } | null, readonly nextDates: ReadonlyArray<{ readonly jsonId: number, readonly title: string, readonly text: string, readonly date: string | null, readonly monthly: { readonly day: number } | null }> };

type ContactsContentQueryVariables = Exact<{ [key: string]: never; }>;

type ContactsContentQuery = { readonly siteSettings: { readonly name: string, readonly siteUrl: string, readonly email: string, readonly vetLine: string | null, readonly telephones: ReadonlyArray<{ readonly label: string, readonly number: string }>, readonly chat: { readonly number: string }, readonly address: { readonly street: string, readonly city: string, readonly country: string } } | null, readonly farmers: { readonly nodes: ReadonlyArray<{ readonly jsonId: number, readonly name: string, readonly title: string, readonly phone: string, readonly email: string }> } };

type FeedContentQueryVariables = Exact<{ [key: string]: never; }>;

type FeedContentQuery = { readonly siteSettings: { readonly name: string, readonly siteUrl: string } | null, readonly page: { readonly route: string, readonly title: string, readonly description: string } | null, readonly notices: ReadonlyArray<{ readonly jsonId: number, readonly kind: string, readonly title: string, readonly text: string, readonly districts: ReadonlyArray<string>, readonly days: string, readonly from: string }>, readonly posts: { readonly nodes: ReadonlyArray<{ readonly jsonId: number, readonly title: string, readonly description: string, readonly author: string, readonly tags: ReadonlyArray<string>, readonly date: { readonly day: number, readonly month: Month, readonly year: number } }> } };

type MemberFormFactsQueryVariables = Exact<{ [key: string]: never; }>;

type MemberFormFactsQuery = { readonly preview: { readonly left: number } | null, readonly siteSettings: { readonly name: string, readonly email: string, readonly telephones: ReadonlyArray<{ readonly key: TelephoneKey | null, readonly label: string, readonly number: string }> } | null, readonly registration: { readonly requiredFields: ReadonlyArray<string>, readonly optionalFields: ReadonlyArray<string>, readonly identityCard: string, readonly nextTitle: string, readonly steps: ReadonlyArray<{ readonly title: string, readonly text: string }> } | null };

type SheetSourceFragment = { readonly title: string, readonly publisher: string, readonly year: number };

type SheetReviewFragment = { readonly name: string, readonly licence: string, readonly date: { readonly day: number, readonly month: Month, readonly year: number } };

type SheetFactsQueryVariables = Exact<{ [key: string]: never; }>;

type SheetFactsQuery = { readonly preview: { readonly left: number } | null, readonly buildDay: { readonly day: string } | null, readonly siteSettings: { readonly name: string, readonly siteUrl: string, readonly vetLine: string | null, readonly telephones: ReadonlyArray<{ readonly label: string, readonly number: string }>, readonly chat: { readonly number: string } } | null, readonly animalHealth: { readonly call: { readonly title: string, readonly people: ReadonlyArray<string> }, readonly avoid: { readonly title: string, readonly items: ReadonlyArray<{ readonly title: string, readonly drawing: string | null }> }, readonly steps: { readonly title: string, readonly items: ReadonlyArray<{ readonly title: string, readonly drawing: string | null }> }, readonly people: { readonly title: string, readonly items: ReadonlyArray<{ readonly title: string, readonly text: string }> }, readonly dangers: { readonly items: ReadonlyArray<{ readonly source: string }> }, readonly reviewedBy: { readonly name: string, readonly licence: string, readonly date: { readonly day: number, readonly month: Month, readonly year: number } } | null, readonly take: { readonly sheetTitle: string, readonly sheetLead: string }, readonly note: { readonly title: string } } | null, readonly sheets: { readonly nodes: ReadonlyArray<{ readonly path: string, readonly title: string, readonly lead: string, readonly isAboutHealth: boolean | null, readonly sources: ReadonlyArray<{ readonly title: string, readonly publisher: string, readonly year: number }> | null, readonly reviewedBy: { readonly name: string, readonly licence: string, readonly date: { readonly day: number, readonly month: Month, readonly year: number } } | null, readonly posts: ReadonlyArray<{ readonly jsonId: number, readonly title: string }>, readonly services: ReadonlyArray<{ readonly jsonId: number, readonly servicePath: string, readonly title: string }>, readonly parts: ReadonlyArray<{ readonly kind: string, readonly title: string, readonly items: ReadonlyArray<string> | null, readonly blanks: ReadonlyArray<string> | null, readonly blankRows: number | null, readonly exampleLabel: string | null, readonly columns: ReadonlyArray<{ readonly title: string, readonly share: number, readonly boxes: number | null }> | null, readonly rows: ReadonlyArray<{ readonly label: string, readonly note: string | null, readonly cells: ReadonlyArray<string> | null }> | null, readonly lines: ReadonlyArray<{ readonly label: string, readonly unit: string, readonly example: string, readonly terms: ReadonlyArray<{ readonly sign: string | null, readonly given: string | null, readonly unit: string | null }> }> | null, readonly steps: ReadonlyArray<{ readonly drawing: string, readonly title: string, readonly text: string }> | null }> }> } };

}
