import path from "node:path"
import type { CmsConfig, Collection, CollectionFile, Field } from "@sveltia/cms"
import type { ContentType, EditorGroup } from "../../content/define"
import { kebab } from "../../content/entries"
import { inspect } from "../../content/inspect"
import { formFields, isPicture, omitUndefined, toPlainText, toLabel } from "./form-fields"

/** The groups in order, with their descriptions. */
const groups: Readonly<Record<EditorGroup, string>> = {
  Pictures: "What pictures show, and where the large ones are shown.",
  Pages: "What each page says.",
  "Telephone and address": "How the office is reached.",
  "Prices and fees": "What products share, which stand on the home page, and how to pay.",
  "Dates and notices": "What happens on a day, and what holds for some days.",
}

/** Pictures' folder, which begins their paths in the editor but not in the content. */
export const pictureFolder = "data/images"

/** The name of the list in a file that is a list; the file has none. */
const rootField = "entries"

/** The collection of hidden types. */
const HIDDEN = "hidden"

const collectionName = (label: string) => label.toLowerCase().replaceAll(" ", "-")

/** The collection of a type that is one file. */
const getGroup = ({ editor }: ContentType) => (editor?.group ? collectionName(editor.group) : HIDDEN)

/** Each type has its own format, which restores what the form leaves out of a file (page/content-file.ts). */
export const getFormat = ({ name }: ContentType): string => `${kebab(name)}-json`

export const getLabel = ({ editor, name }: ContentType): string => editor?.label ?? toLabel(name)

/** Returns the address of a file's form in the content editor, if it has one. */
export const getFormAddress = (type: ContentType, file: string): string | undefined => {
  if (!type.editor) return undefined
  const [collection, entry] =
    type.files.kind === "folder"
      ? [kebab(type.name), path.posix.basename(file, ".json")]
      : [getGroup(type), kebab(type.name)]
  return `#/collections/${collection}/entries/${entry}`
}

/** The folder that a type's new pictures go to; "" is none. */
const getPictureFolder = ({ files, pictures = files.kind === "folder" ? files.path : "scenes" }: ContentType) =>
  pictures

const uploads = (pictures: string) => {
  const folder = `/${pictureFolder}/${pictures}`
  return pictures ? { media_folder: folder, public_folder: folder } : {}
}

/**
 * Returns the configuration of the content editor (docs/edit-the-content.md) for the content types. Published changes go
 * to `backend`; on 127.0.0.1 only its name is used. Reads no content, which can be invalid.
 */
export const editorConfig = (types: readonly ContentType[], backend: CmsConfig["backend"]): CmsConfig => {
  const relationTo = ({ type: name, by }: { type: string; by: string }) => {
    const type = types.find((one) => one.name === name)
    if (!type) throw new Error(`A field refers to ${name}, which is no content type`)
    if (type.files.kind === "folder") {
      return { collection: kebab(name), value_field: by, display_fields: [type.label ?? by] }
    }
    const value = type.files.kind === "list" ? `${rootField}.*.${by}` : by.replaceAll(".", ".*.")
    return { collection: getGroup(type), file: kebab(name), value_field: value, display_fields: [value] }
  }

  const folder = (type: ContentType): Collection[] => {
    if (type.files.kind !== "folder" || !type.editor) return []
    const title = type.label ?? "id"
    return [
      {
        name: kebab(type.name),
        label: getLabel(type),
        label_singular: toLabel(type.name),
        description: toPlainText(type.about),
        folder: `data/${type.files.path}`,
        ...uploads(getPictureFolder(type)),
        extension: "json",
        format: getFormat(type),
        identifier_field: title,
        slug: `{{fields.${title}}}`,
        sortable_fields: { fields: [...new Set(["id", title])], default: { field: "id" } },
        fields: formFields(type, relationTo),
      },
    ]
  }

  const file = (type: ContentType): CollectionFile => {
    const { files, label: title, schema } = type
    const [name, label, fields] = [kebab(type.name), getLabel(type), formFields(type, relationTo)]
    const list = {
      name: rootField,
      label,
      hint: toPlainText(type.about),
      widget: "list",
      root: true,
      collapsed: true,
      required: !("mayBeEmpty" in files && files.mayBeEmpty),
      summary: title && `{{fields.${title}}}`,
      thumbnail: Object.entries(schema.shape).find(([, one]) => isPicture(inspect(one).meta))?.[0],
      fields,
    } satisfies Field
    return {
      name,
      label,
      file: `data/${files.path}`,
      ...uploads(getPictureFolder(type)),
      format: getFormat(type),
      fields: files.kind === "one" ? fields : [omitUndefined(list)],
    }
  }

  return {
    load_config_file: false,
    backend,
    app_title: "Edit the content",
    show_preview_links: false,
    media_folder: pictureFolder,
    public_folder: `/${pictureFolder}`,
    media_libraries: {
      default: {
        config: {
          slugify_filename: true,
          // Turns photographs upright, shrinks them and removes camera data and position.
          transformations: { raster_image: { format: "webp", quality: 85, width: 2000, height: 2000 } },
        },
      },
      stock_assets: { providers: [] },
    },
    // The picture dialog offers the type's folder first, then all.
    asset_collections: [...new Set(types.map(getPictureFolder))]
      .filter(Boolean)
      .sort()
      .map((name) => ({
        name,
        label: toLabel(name),
        media_folder: `${pictureFolder}/${name}`,
        public_folder: `/${pictureFolder}/${name}`,
      })),
    slug: { encoding: "ascii", clean_accents: true, lowercase: true },
    editor: { preview: false },
    collections: [
      ...types.flatMap(folder),
      ...Object.entries(groups).map(([label, description]) => ({
        name: collectionName(label),
        label,
        description,
        files: types.filter(({ editor }) => editor?.group === label).map(file),
      })),
      // The CMS needs hidden types to resolve references to them.
      {
        name: HIDDEN,
        hide: true,
        files: types.filter(({ files, editor }) => files.kind !== "folder" && !editor).map(file),
      },
    ],
  }
}
