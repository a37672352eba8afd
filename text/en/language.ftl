# What English says of itself. docs: "…a language" in CONTRIBUTING.md.

language-name = English
